import type { Address } from 'viem'

/** A token as far as it is known. */
export type Token = {
  address: Address
  kind: 'erc20' | 'erc721'
  name: string
  symbol: string
  decimals: number
  /** Whether it stands in the chain's own list: anybody can call a token anything. */
  trusted: boolean
}

export type Tokens = ReadonlyMap<Address, Token>
