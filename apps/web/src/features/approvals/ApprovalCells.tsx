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
import { permit2Of } from './approvalEvents.ts'
import { type Approval, isBoundless } from './toApproval.ts'
import { approvalsWords } from './words.ts'

type CellProps = { approval: Approval }

/** Of what something may be taken. */
export function Asset({ approval: { token, isKnown, grant } }: CellProps) {
  const { chain } = useAccount()
  return (
    <span className={styles.stackStart}>
      {token && <bdi>{token.symbol}</bdi>}
      {isKnown ? (
        <bdi className={styles.quiet}>{token?.name}</bdi>
      ) : (
        // Whoever calls itself something has an address, too.
        <span className={styles.quiet}>
          <AddressText address={grant.contract} chainId={chain.id} copy={false} />
        </span>
      )}
    </span>
  )
}

/** How much of it, until when, and by which way. */
export function Allowed({ approval: { token, grant } }: CellProps) {
  const say = useWords(approvalsWords)
  const locale = useLocale()
  const { isStandIn } = permit2Of(useAccount().chain)
  return (
    <span className={styles.stack}>
      {grant.kind === 'all' ? (
        <strong>{say('all.collectibles')}</strong>
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
      {grant.kind === 'permit2' && (
        <small className={styles.quiet}>
          {say('through', { name: say(isStandIn ? 'permit2.standIn' : 'permit2') })}
        </small>
      )}
      {grant.ends !== null && (
        <small className={styles.quiet}>
          {say('until', { date: formatDay(grant.ends * 1_000, locale) })}
        </small>
      )}
    </span>
  )
}

/** What could be gone by tonight. */
export function Risk({ approval: { token, worth, grant } }: CellProps) {
  const say = useWords(approvalsWords)
  const locale = useLocale()
  const { currency } = useStore(useApp().memory.preferences)
  const { atRisk, amount } = grant
  if (atRisk === null) return say('risk.uncounted')
  if (atRisk === 0n) return <span className={styles.quiet}>{say('nothing')}</span>
  if (amount === null) return say('risk.pieces', { count: Number(atRisk) })
  return (
    <span className={styles.stack}>
      <Amount value={atRisk} decimals={token?.decimals ?? 0} symbol={token?.symbol ?? ''} />
      {worth !== null && (
        <small className={styles.quiet}>{formatFiat(String(worth), currency, locale)}</small>
      )}
    </span>
  )
}
