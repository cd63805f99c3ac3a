import type { TransactionDetails } from '@countersign/gateway'
import type { JudgedChanges } from '@countersign/judge'
import type { Change, Rehearsal as Played } from '@countersign/rehearsal'
import { type Address, isAddressEqual } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { actWords } from '../../shared/acts/words.ts'
import { useTokens } from '../../shared/assets/useTokens.ts'
import { Alarm } from '../../shared/ui/signs/Alarm.tsx'
import { useLocale } from '../../shared/words/LocaleContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { BalanceRow, Delta, isBalance } from './BalanceRow.tsx'
import { ChangeRow } from './ChangeRow.tsx'
import { MOST_BALANCES } from './mostBalances.ts'
import styles from './Rehearsal.module.css'
import { sayFailure } from './sayFailure.ts'
import { shownChanges } from './shownChanges.ts'
import { type Lookup, Who } from './values.tsx'
import { rehearsalWords } from './words.ts'

const MOST_ROWS = 40

type RehearsalProps = {
  rehearsal: Played
  /** What somebody calls the addresses in it. */
  details: Pick<TransactionDetails, 'txData'>
  judged: JudgedChanges | null
  /** How many calls it holds. */
  calls: number
  /** Nobody else rehearsed it. */
  isAlone: boolean
}

/** What would be different afterwards, for everybody who was seen. */
export function Rehearsal({ rehearsal, details, judged, calls, isAlone }: RehearsalProps) {
  const say = useWords(rehearsalWords)
  const sayAct = useWords(actWords)
  const locale = useLocale()
  const { chain, address } = useAccount()
  const { outcome, changes, unread, coverage, isEarly } = rehearsal
  const shown = shownChanges(changes, address, judged)
  const told = useTokens(chain, tokensOf(changes, outcome))
  const tokenAt = (token: Address) => told(token) ?? null
  const failure = sayFailure(
    { say, sayAct, locale, own: address, coin: chain.nativeCurrency, tokenAt, calls },
    outcome,
  )
  const isNothing = !failure && shown.length === 0 && !judged
  const lookup: Lookup = {
    tokenAt,
    nameOf: (each) => details.txData?.addressInfoIndex?.[each]?.name,
  }
  const notes = [
    ...(isNothing ? [say('nothing')] : []),
    ...(isEarly ? [say('early')] : []),
    ...(unread.length > 0 ? [say('unread', { count: unread.length })] : []),
    ...(failure ? [] : [say(coverage)]),
    ...(isAlone ? [say('alone')] : []),
    ...(!failure && rehearsal.varied === 'same' ? [say('remains')] : []),
  ]
  const balances = shown.filter(isBalance)
  const others = shown.filter((change) => !isBalance(change))
  return (
    <div className={styles.rehearsal} data-rehearsal={outcome.status}>
      {failure && <Alarm title={failure} tone="warn" isNote />}
      {balances.length > MOST_BALANCES ? (
        <ManyBalances balances={balances} lookup={lookup} />
      ) : (
        <Balances balances={balances} lookup={lookup} />
      )}
      {others.length > 0 && (
        <ul className={styles.rows}>
          {others.slice(0, MOST_ROWS).map((change) => (
            <ChangeRow key={keyOf(change)} change={change} lookup={lookup} />
          ))}
        </ul>
      )}
      {others.length > MOST_ROWS && say('more', { count: others.length - MOST_ROWS })}
      {notes.length > 0 && (
        <p className={styles.notes}>
          {notes.map((note) => (
            <span key={note}>{note} </span>
          ))}
        </p>
      )}
    </div>
  )
}

type BalancesProps = { balances: Parameters<typeof BalanceRow>[0]['change'][]; lookup: Lookup }

function Balances({ balances, lookup }: BalancesProps) {
  if (balances.length === 0) return null
  return (
    <ul className={styles.rows}>
      {balances.map((change) => (
        <BalanceRow key={keyOf(change)} change={change} lookup={lookup} />
      ))}
    </ul>
  )
}

function ManyBalances({ balances, lookup }: BalancesProps) {
  const say = useWords(rehearsalWords)
  const { address } = useAccount()
  const own = balances.filter(({ holder }) => isAddressEqual(holder, address))
  return (
    <>
      {own.length > 0 && (
        <p className={styles.own}>
          <Who address={address} lookup={lookup} />
          {own.map((change) => (
            <strong key={keyOf(change)}>
              <Delta change={change} lookup={lookup} />
            </strong>
          ))}
        </p>
      )}
      <details className={styles.all}>
        <summary>{say('balances', { count: balances.length })}</summary>
        <Balances balances={balances.slice(0, MOST_ROWS)} lookup={lookup} />
        {balances.length > MOST_ROWS && say('more', { count: balances.length - MOST_ROWS })}
      </details>
    </>
  )
}

/** Tokens whose amounts are told: of what changes, and of what fails. */
const tokensOf = (changes: readonly Change[], outcome: Played['outcome']): Address[] => [
  ...changes.flatMap((change) => ('token' in change ? [change.token] : [])),
  ...(outcome.status !== 'success' && outcome.inner ? [outcome.inner.to] : []),
]

const keyOf = (change: Change) =>
  JSON.stringify(change, (_, value) => (typeof value === 'bigint' ? String(value) : value))
