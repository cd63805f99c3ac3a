import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { formatFiat } from '../../shared/format/formatFiat.ts'
import { formatDay } from '../../shared/format/formatTime.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../shared/ui/values/Amount.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ApprovalsPage.module.css'
import { type Approval, isBoundless } from './toApproval.ts'
import { approvalsWords } from './words.ts'

type CellProps = { approval: Approval }

/** Of what something may be taken. */
export function Asset({ approval: { token, grant } }: CellProps) {
  const { chain } = useAccount()
  return token ? (
    <span className={styles.asset}>
      <bdi>{token.symbol}</bdi> <bdi className={styles.quiet}>{token.name}</bdi>
    </span>
  ) : (
    <AddressText address={grant.contract} chainId={chain.id} copy={false} />
  )
}

/** How much of it, until when, and by which way. */
export function Allowed({ approval: { token, grant } }: CellProps) {
  const say = useWords(approvalsWords)
  const locale = useLocale()
  return (
    <span className={styles.stack}>
      {grant.kind === 'all' ? (
        say('all.collectibles')
      ) : grant.kind === 'erc721' ? (
        say('collectible', { id: String(grant.tokenId) })
      ) : isBoundless(grant) ? (
        <strong>{say('boundless')}</strong>
      ) : (
        <Amount
          value={grant.amount ?? 0n}
          decimals={token?.decimals ?? 0}
          symbol={token?.symbol ?? ''}
        />
      )}
      {grant.kind === 'permit2' && <small className={styles.quiet}>{say('permit2')}</small>}
      {grant.ends !== null && (
        <small className={styles.quiet}>
          {say('until', { date: formatDay(grant.ends * 1_000, locale) })}
        </small>
      )}
    </span>
  )
}

/** What could be gone by tonight. */
export function Risk({ approval: { token, atRisk, worth } }: CellProps) {
  const say = useWords(approvalsWords)
  const locale = useLocale()
  const { currency } = useStore(useApp().memory.preferences)
  if (atRisk === null) return '–'
  if (atRisk === 0n || !token) return <span className={styles.quiet}>{say('nothing')}</span>
  return (
    <span className={styles.stack}>
      <Amount value={atRisk} {...token} />
      {worth !== null && (
        <small className={styles.quiet}>{formatFiat(String(worth), currency, locale)}</small>
      )}
    </span>
  )
}
