import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { KnownToken } from '../../shared/assets/tokens.ts'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { Amount } from '../../shared/ui/values/Amount.tsx'
import { ClaimedName } from '../../shared/ui/values/ClaimedName.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './Rehearsal.module.css'
import { rehearsalWords } from './words.ts'

/** What is known of those who are named. */
export type Lookup = {
  tokenAt: (address: Address) => KnownToken | null
  nameOf: (address: Address) => string | null | undefined
}

export function Who({ address, lookup }: { address: Address | null; lookup: Lookup }) {
  const say = useWords(rehearsalWords)
  const { chain } = useAccount()
  if (!address) return say('nobody')
  return (
    <>
      <AddressText address={address} chainId={chain.id} copy={false} />{' '}
      <ClaimedName address={address} name={lookup.nameOf(address)} />
    </>
  )
}

type QuantityProps = {
  value: bigint
  /** Null for the chain's coin. */
  token: Address | null
  lookup: Lookup
  sign?: '+' | '−'
}

/** An amount of a token: every digit where it moves, a few where it only stands. */
export function Quantity({ value, token, lookup, sign }: QuantityProps) {
  const { chain } = useAccount()
  const known = token ? lookup.tokenAt(token) : chain.nativeCurrency
  if (!known) return <bdi>{`${sign ?? ''}${value}`}</bdi>
  const { decimals, symbol } = known
  return (
    <Amount
      value={value}
      decimals={decimals}
      symbol={symbol}
      exact={sign !== undefined}
      {...(sign && { sign })}
    />
  )
}

export function Turn({ before, after }: { before: ReactNode; after: ReactNode }) {
  const say = useWords(rehearsalWords)
  return (
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
}
