import type { Change } from '@countersign/rehearsal'
import type { ReactNode } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { useWords } from '../../shared/words/useWords.ts'
import type { BalanceChange } from './BalanceRow.tsx'
import { PermitTurn } from './PermitTurn.tsx'
import styles from './Rehearsal.module.css'
import { type Lookup, Quantity, Turn, Who } from './values.tsx'
import { rehearsalWords } from './words.ts'

type ChangeRowProps = { change: Exclude<Change, BalanceChange>; lookup: Lookup }

/** More than this nobody has of anything. */
const UNLIMITED = 1n << 159n

/** A right, a collectible or a setting that is another afterwards. */
export function ChangeRow({ change, lookup }: ChangeRowProps) {
  const say = useWords(rehearsalWords)
  const who = (address: Address | null) => <Who address={address} lookup={lookup} />
  const row = (subject: ReactNode, effect: ReactNode) => (
    <li className={styles.row} data-change={change.kind}>
      <span className={styles.who}>{subject}</span>
      <strong className={styles.effect}>{effect}</strong>
    </li>
  )
  switch (change.kind) {
    case 'nft':
    case 'nftApproval': {
      const { id, token, before, after } = change
      const subject = (
        <>
          {say(`kind.${change.kind}`, { id: String(id) })} {who(token)}
        </>
      )
      return row(subject, <Turn before={who(before)} after={who(after)} />)
    }
    case 'allowance':
    case 'permit2': {
      const { token, spender } = change
      const allowed = (value: bigint) =>
        value >= UNLIMITED ? say('unlimited') : <Quantity {...{ value, token, lookup }} />
      const subject = (
        <>
          {who(spender)} {say(`kind.${change.kind}`)} {!lookup.tokenAt(token) && who(token)}
        </>
      )
      if (change.kind === 'permit2') return row(subject, <PermitTurn {...{ change, allowed }} />)
      return row(subject, <Turn before={allowed(change.before)} after={allowed(change.after)} />)
    }
    case 'operator': {
      const { operator, token, before, after } = change
      const subject = (
        <>
          {who(operator)} {say('kind.operator')} {who(token)}
        </>
      )
      const words = (is: boolean) => say(is ? 'yes' : 'no')
      return row(subject, <Turn before={words(before)} after={words(after)} />)
    }
    case 'confirmation': {
      const subject = (
        <>
          {who(change.owner)} {say('kind.confirmation')}
        </>
      )
      return row(subject, who(change.safe))
    }
    default: {
      const subject = (
        <>
          {say(`kind.${change.kind}`)} {who(change.safe)}
        </>
      )
      return row(subject, <SettingEffect change={change} lookup={lookup} />)
    }
  }
}

type SettingChange = Extract<Change, { safe: Address; before: unknown }>
type SettingProps = { change: Exclude<SettingChange, { kind: 'confirmation' }>; lookup: Lookup }

function SettingEffect({ change, lookup }: SettingProps) {
  const say = useWords(rehearsalWords)
  if (change.kind === 'threshold' || change.kind === 'nonce') {
    return <Turn before={String(change.before)} after={String(change.after)} />
  }
  if (change.kind !== 'owners' && change.kind !== 'modules') {
    const { before, after } = change
    const who = (address: Address | null) => <Who address={address} lookup={lookup} />
    return <Turn before={who(before)} after={who(after)} />
  }
  const [gone, come] = [without(change.before, change.after), without(change.after, change.before)]
  return [...gone, ...come].map((each) => (
    <span key={each}>
      {say(gone.includes(each) ? 'goes' : 'comes')} <Who address={each} lookup={lookup} />{' '}
    </span>
  ))
}

const without = (list: readonly Address[], others: readonly Address[]) =>
  list.filter((each) => !others.some((other) => isAddressEqual(each, other)))
