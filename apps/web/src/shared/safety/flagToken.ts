import type { Address } from 'viem'
import type { ChainConfig } from '../appConfig.ts'
import { symbolSkeleton } from './symbolSkeleton.ts'

export type TokenFlag =
  /** The gateway takes it for a copy of an earlier transfer. */
  | { kind: 'imitation' }
  /** Another token that goes by the name of one that is vouched for. */
  | { kind: 'fake'; symbol: string }
  | { kind: 'unlisted' }

type MovedToken = {
  address: Address | null
  symbol: string | null
  isImitation: boolean
  /** Whether the gateway knows the token; null where that is no question. */
  isListed: boolean | null
}

/** What is wrong with a token that was moved, the worst first. */
export function flagToken(
  { address, symbol, isImitation, isListed }: MovedToken,
  { nativeCurrency, tokens }: ChainConfig,
): TokenFlag[] {
  const flags: TokenFlag[] = isImitation ? [{ kind: 'imitation' }] : []
  const isVouchedFor = tokens.some((token) => same(token.address, address))
  if (!symbol || isListed === null || isVouchedFor) return flags
  const skeleton = symbolSkeleton(symbol)
  const faked = [nativeCurrency, ...tokens].find(
    (known) => symbolSkeleton(known.symbol) === skeleton,
  )
  if (faked) flags.push({ kind: 'fake', symbol: faked.symbol })
  else if (isListed === false) flags.push({ kind: 'unlisted' })
  return flags
}

function same(one: Address, other: Address | null): boolean {
  return one.toLowerCase() === other?.toLowerCase()
}
