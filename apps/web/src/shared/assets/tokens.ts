import { visibleText } from '@countersign/judge'
import { formatAddress } from '@countersign/kit'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { ChainConfig } from '../appConfig.ts'
import type { ToldToken } from './readTokenTwice.ts'

/** What has to be known of a token before its amounts can be read. */
export type KnownToken = { symbol: string; decimals: number }

export type Token = KnownToken & {
  address: Address
  name: string
  /** For wallets that are asked to show it; only of tokens that somebody vouches for. */
  image?: string | undefined
  /** As its contract has it, where that is another than what is shown. */
  stated?: string | undefined
  /** Nobody who may say knows its decimals: amounts of it are in its smallest unit. */
  isBase?: true
}

/** Null: nobody who may say knows; undefined: they are being asked. Gateways are not among them. */
export type TokenAt = (address: Address) => Token | null | undefined

/** Longer symbols are no symbols. */
const LONGEST = 40

/** The coin, and tokens that whoever runs this app vouches for: their word comes before anybody's. */
export function listedToken(
  { nativeCurrency, tokens }: Pick<ChainConfig, 'nativeCurrency' | 'tokens'>,
  address: Address,
): Token | undefined {
  if (isAddressEqual(address, zeroAddress)) return { address: zeroAddress, ...nativeCurrency }
  return tokens.find((token) => isAddressEqual(token.address, address))
}

/** What our nodes agree on, as it may be shown; null where they do not, or it is no token. */
export function toldToken(told: ToldToken): Token | null {
  if (told === null || told === 'differs') return null
  const { address, decimals } = told
  const shown = (text: string) => visibleText(text).text.trim().slice(0, LONGEST)
  const symbol = shown(told.symbol) || formatAddress(address)
  return { address, symbol, name: shown(told.name), decimals, stated: told.symbol }
}

/** A token that counts in its smallest unit, and goes by its address: nothing else is known of it. */
export function baseToken(address: Address): Token {
  return { address, symbol: formatAddress(address), name: '', decimals: 0, isBase: true }
}
