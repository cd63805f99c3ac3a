import { TokenIcon } from '@countersign/kit'
import { Link } from '@tanstack/react-router'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { isCounted } from '../../shared/assets/buildAssets.ts'
import { type Assets, useAssets } from '../../shared/assets/useAssets.ts'
import { formatFiat } from '../../shared/format/formatFiat.ts'
import { Card } from '../../shared/ui/sections/Card.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { Amount } from '../../shared/ui/values/Amount.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { AllocationBar } from './AllocationBar.tsx'
import styles from './OverviewPage.module.css'
import { overviewWords } from './words.ts'

const TOP = 4

/** What an account is worth, by what anybody vouches for. */
export function Worth() {
  const say = useWords(overviewWords)
  const account = useAccount()
  const feed = useAssets(account)
  return (
    <Card
      title={say('worth')}
      feed={feed}
      skeleton={
        <>
          <div className={styles.total} />
          <Skeleton rows={TOP} />
        </>
      }
      aside={
        <Link to="/$account/assets" params={{ account: account.path }}>
          {say('allAssets')}
        </Link>
      }
    >
      {(assets) => <Held {...assets} />}
    </Card>
  )
}

function Held({ assets, total, currency, source }: Assets) {
  const say = useWords(overviewWords)
  const locale = useLocale()
  const { prices } = useApp().appConfig
  const { chain } = useAccount()
  const counted = assets.filter(isCounted)
  return (
    <>
      <div className={styles.total}>
        {total === null ? (
          <Tag tone="warn">{say(source === 'chain' ? 'noPrices' : 'noPrices.known')}</Tag>
        ) : (
          <>
            <strong>{formatFiat(total, currency, locale)}</strong>
            {prices && <span>{say('pricesBy', { label: prices.label })}</span>}
          </>
        )}
        <AllocationBar assets={counted} />
      </div>
      <ul className={styles.rows}>
        {counted.slice(0, TOP).map(({ token, standing, balance, fiat }) => (
          <li key={token.address}>
            <TokenIcon
              {...(standing === 'native' && { chainId: chain.id })}
              {...(standing !== 'priced' && { symbol: token.symbol })}
              seed={token.address}
              size={28}
            />
            <bdi>{token.name}</bdi>
            <span className={styles.end}>
              <Amount value={balance} {...token} />
              {fiat !== null && <small>{formatFiat(fiat, currency, locale)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
