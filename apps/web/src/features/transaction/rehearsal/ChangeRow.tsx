import type { Change } from '@countersign/rehearsal'
import type { ReactNode } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { Icon } from '../../../shared/ui/signs/Icon.tsx'
import { AddressText } from '../../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../../shared/ui/values/Amount.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import type { KnownToken } from '../findToken.ts'
import styles from './Rehearsal.module.css'
import { rehearsalWords } from './words.ts'

type ChangeRowProps = {
  change: Change
  /** What is known of a token, so that its amounts can be read. */
  tokenAt: (address: Address) => KnownToken | null
  nameOf: (address: Address) => string | null | undefined
}

/** More is told by all who hold so much. */
const UNLIMITED = 1n << 159n

/** Who or what changes, by how much, and from what to what. */
export function ChangeRow({ change, tokenAt, nameOf }: ChangeRowProps) {
  const say = useWords(rehearsalWords)
  const { chain } = useAccount()
  const who = (address: Address | null) =>
    address ? (
      <AddressText address={address} chainId={chain.id} name={nameOf(address)} copy={false} />
    ) : (
      say('nobody')
    )
  const amount = (value: bigint, token: Address | null, sign: '+' | '−' | '' = '') => {
    const known = token ? tokenAt(token) : chain.nativeCurrency
    return known ? (
      <Amount value={value} decimals={known.decimals} symbol={known.symbol} sign={sign} exact />
    ) : (
      <bdi>{`${sign}${value}`}</bdi>
    )
  }
  const allowed = (value: bigint, token: Address) =>
    value >= UNLIMITED ? say('unlimited') : amount(value, token)
  const turn = (before: ReactNode, after: ReactNode) => (
    <span className={styles.turn}>
      <span>
        <span className="visually-hidden">{say('before')} </span>
        {before}
      </span>
      <Icon name="arrow" size={14} />
      <span>
        <span className="visually-hidden">{say('after')} </span>
        {after}
      </span>
    </span>
  )
  const row = (subject: ReactNode, effect: ReactNode, details?: ReactNode) => (
    <li className={styles.row} data-change={change.kind}>
      <span className={styles.who}>{subject}</span>
      <strong className={styles.effect}>{effect}</strong>
      {details}
    </li>
  )
  switch (change.kind) {
    case 'coin':
    case 'token':
    case 'edition': {
      const { before, after, holder } = change
      const token = change.kind === 'coin' ? null : change.token
      const [moved, sign] =
        after > before ? [after - before, '+' as const] : [before - after, '−' as const]
      const isPlain = change.kind !== 'edition'
      const unknown = token && (!isPlain || !tokenAt(token)) ? who(token) : null
      return row(
        who(holder),
        <>
          {isPlain ? amount(moved, token, sign) : `${sign}${moved} `}
          {!isPlain && say('kind.edition', { id: String(change.id) })} {unknown}
        </>,
        turn(
          isPlain ? amount(before, token) : String(before),
          isPlain ? amount(after, token) : String(after),
        ),
      )
    }
    case 'nft':
      return row(
        <>
          {say('kind.nft', { id: String(change.id) })} {who(change.token)}
        </>,
        turn(who(change.before), who(change.after)),
      )
    case 'nftApproval':
      return row(
        <>
          {say('kind.nftApproval', { id: String(change.id) })} {who(change.token)}
        </>,
        turn(who(change.before), who(change.after)),
      )
    case 'allowance':
      return row(
        <>
          {who(change.spender)} {say('kind.allowance')}{' '}
          {!tokenAt(change.token) && who(change.token)}
        </>,
        turn(allowed(change.before, change.token), allowed(change.after, change.token)),
      )
    case 'permit2':
      return row(
        <>
          {who(change.spender)} {say('kind.permit2')}
        </>,
        turn(
          allowed(change.before.amount, change.token),
          allowed(change.after.amount, change.token),
        ),
      )
    case 'operator':
      return row(
        <>
          {who(change.operator)} {say('kind.operator')} {who(change.token)}
        </>,
        turn(say(change.before ? 'yes' : 'no'), say(change.after ? 'yes' : 'no')),
      )
    case 'confirmation':
      return row(
        <>
          {who(change.owner)} {say('kind.confirmation')}
        </>,
        who(change.safe),
      )
    case 'owners':
    case 'modules': {
      const without = (list: readonly Address[], others: readonly Address[]) =>
        list.filter((each) => !others.some((other) => isAddressEqual(each, other)))
      const [gone, come] = [
        without(change.before, change.after),
        without(change.after, change.before),
      ]
      return row(
        <>
          {say(`kind.${change.kind}`)} {who(change.safe)}
        </>,
        <>
          {gone.map((each) => (
            <span key={each}>
              {say('goes')} {who(each)}{' '}
            </span>
          ))}
          {come.map((each) => (
            <span key={each}>
              {say('comes')} {who(each)}{' '}
            </span>
          ))}
        </>,
      )
    }
    case 'threshold':
    case 'nonce':
      return row(
        <>
          {say(`kind.${change.kind}`)} {who(change.safe)}
        </>,
        turn(String(change.before), String(change.after)),
      )
    default:
      return row(
        <>
          {say(`kind.${change.kind}`)} {who(change.safe)}
        </>,
        turn(who(change.before), who(change.after)),
      )
  }
}
