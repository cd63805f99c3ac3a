import type { Change } from '@countersign/rehearsal'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './Rehearsal.module.css'
import { type Lookup, Quantity, Turn, Who } from './values.tsx'
import { rehearsalWords } from './words.ts'

export type BalanceChange = Extract<Change, { kind: 'coin' | 'token' | 'edition' }>

export const isBalance = (change: Change): change is BalanceChange =>
  change.kind === 'coin' || change.kind === 'token' || change.kind === 'edition'

type BalanceRowProps = { change: BalanceChange; lookup: Lookup }

/** Somebody has more or less of something than before. */
export function BalanceRow({ change, lookup }: BalanceRowProps) {
  const { before, after } = change
  const token = change.kind === 'coin' ? null : change.token
  const held = (value: bigint) =>
    change.kind === 'edition' ? String(value) : <Quantity {...{ value, token, lookup }} />
  return (
    <li className={styles.row} data-change={change.kind}>
      <span className={styles.who}>
        <Who address={change.holder} lookup={lookup} />
      </span>
      <strong className={styles.effect}>
        <Delta change={change} lookup={lookup} />
      </strong>
      <Turn before={held(before)} after={held(after)} />
    </li>
  )
}

/** By how much, and of what. */
export function Delta({ change, lookup }: BalanceRowProps) {
  const say = useWords(rehearsalWords)
  const { before, after } = change
  const [value, sign] =
    after > before ? [after - before, '+' as const] : [before - after, '−' as const]
  if (change.kind === 'edition') {
    return (
      <>
        <bdi dir="ltr">{`${sign}${value}`}</bdi> {say('kind.edition', { id: String(change.id) })}{' '}
        <Who address={change.token} lookup={lookup} />
      </>
    )
  }
  const token = change.kind === 'coin' ? null : change.token
  return (
    <>
      <Quantity value={value} token={token} lookup={lookup} sign={sign} />{' '}
      {token && !lookup.tokenAt(token) && <Who address={token} lookup={lookup} />}
    </>
  )
}
