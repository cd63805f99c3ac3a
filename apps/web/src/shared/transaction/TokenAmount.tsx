import type { Address } from 'viem'
import type { ChainConfig } from '../appConfig.ts'
import { useTokens } from '../assets/useTokens.ts'
import { AddressText } from '../ui/values/AddressText.tsx'
import { Amount } from '../ui/values/Amount.tsx'
import { useWords } from '../words/useWords.ts'
import styles from './TransactionTitle.module.css'
import { transactionWords } from './words.ts'

type TokenAmountProps = {
  /** In the token's smallest unit. */
  value: bigint
  /** The zero address is the coin. */
  token: Address
  chain: ChainConfig
  exact?: boolean
  sign?: '+' | '−' | ''
}

/** R-TOK-1: so much of a token; in its smallest unit, and said so, where nobody knows how it counts. */
export function TokenAmount({ value, token, chain, exact = false, sign = '' }: TokenAmountProps) {
  const say = useWords(transactionWords)
  const known = useTokens(chain, [token])(token)
  if (known === undefined) return <span aria-busy="true">…</span>
  if (known) {
    const { decimals, symbol } = known
    return <Amount {...{ value, decimals, symbol, exact, sign }} />
  }
  return (
    <span className={styles.base}>
      <Amount value={value} decimals={0} symbol={say('baseUnits')} exact sign={sign} />{' '}
      <AddressText address={token} chainId={chain.id} copy={false} />
    </span>
  )
}
