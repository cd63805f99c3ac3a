import { zeroAddress } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { isCounted } from '../../../shared/assets/buildAssets.ts'
import { useAssets } from '../../../shared/assets/useAssets.ts'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import type { ItemOf } from '../draft/draft.ts'
import styles from '../items/Items.module.css'
import { sendWords } from '../words.ts'
import type { TableRead } from './readTable.ts'

type TableChoicesProps = {
  item: ItemOf<'table'>
  read: TableRead
  onChange: (change: Partial<ItemOf<'table'>>) => void
}

/** What the table itself does not say. */
export function TableChoices({ item, read, onChange }: TableChoicesProps) {
  const say = useWords(sendWords)
  const account = useAccount()
  const { data } = useAssets(account)
  const held = (data?.assets ?? []).filter(isCounted)
  return (
    <div className={styles.pair}>
      <Field label={say('table.asset')}>
        {(control) => (
          <select
            {...control}
            value={item.asset}
            onChange={({ target }) => onChange({ asset: target.value })}
          >
            {held.length === 0 && (
              <option value={zeroAddress}>{account.chain.nativeCurrency.symbol}</option>
            )}
            {held.map(({ token }) => (
              <option key={token.address} value={token.address}>
                {token.symbol}
              </option>
            ))}
          </select>
        )}
      </Field>
      {read.isTwofold && (
        <Field label={say('table.mark')}>
          {(control) => (
            <select
              {...control}
              value={item.mark}
              onChange={({ target }) => {
                const mark = (['.', ','] as const).find((each) => each === target.value)
                onChange({ mark: mark ?? 'auto' })
              }}
            >
              <option value="auto">{say('table.mark.auto')}</option>
              <option value=".">{say('table.mark.point')}</option>
              <option value=",">{say('table.mark.comma')}</option>
            </select>
          )}
        </Field>
      )}
    </div>
  )
}
