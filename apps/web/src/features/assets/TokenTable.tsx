import { useMemo } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import type { HeldAsset } from '../../shared/assets/buildAssets.ts'
import { formatFiat } from '../../shared/format/formatFiat.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { type Column, DataTable } from '../../shared/ui/tables/DataTable.tsx'
import { Amount } from '../../shared/ui/values/Amount.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { AssetName } from './AssetName.tsx'
import styles from './AssetsPage.module.css'
import { TokenActions } from './TokenActions.tsx'
import { assetsWords } from './words.ts'

type TokenTableProps = { caption: string; assets: readonly HeldAsset[]; hidden?: boolean }

/** Tokens with their price, balance and worth. */
export function TokenTable({ caption, assets, hidden = false }: TokenTableProps) {
  const say = useWords(assetsWords)
  const fiat = useFiat()
  const columns = useMemo(
    (): Column<HeldAsset>[] => [
      { key: 'asset', title: say('column.asset'), cell: (asset) => <AssetName asset={asset} /> },
      {
        key: 'price',
        title: say('column.price'),
        align: 'end',
        cell: ({ price }) => fiat(price) ?? <Quiet text={say('noPrice')} />,
        sortBy: ({ price }) => Number(price ?? 0),
      },
      {
        key: 'balance',
        title: say('column.balance'),
        align: 'end',
        cell: ({ token, balance }) => <Amount value={balance} {...token} />,
      },
      {
        key: 'value',
        title: say('column.value'),
        align: 'end',
        cell: (asset) => fiat(asset.fiat) ?? '–',
        sortBy: (asset) => Number(asset.fiat ?? 0),
      },
      {
        key: 'actions',
        title: say('column.actions'),
        align: 'end',
        cell: (asset) => <TokenActions asset={asset} hidden={hidden} />,
      },
    ],
    [say, fiat, hidden],
  )
  return (
    <DataTable
      caption={caption}
      rows={assets}
      rowKey={({ token }) => token.address}
      columns={columns}
      item={(asset) => (
        <div className={styles.line}>
          <span className={styles.start}>
            <AssetName asset={asset} />
            <TokenActions asset={asset} hidden={hidden} />
          </span>
          <span className={styles.stack}>
            <Amount value={asset.balance} {...asset.token} />
            <Quiet text={fiat(asset.fiat) ?? say('noPrice')} />
          </span>
        </div>
      )}
    />
  )
}

const Quiet = ({ text }: { text: string }) => <span className={styles.quiet}>{text}</span>

function useFiat(): (amount: string | null) => string | null {
  const locale = useLocale()
  const { currency } = useStore(useApp().memory.preferences)
  return (amount) => (amount === null ? null : formatFiat(amount, currency, locale))
}
