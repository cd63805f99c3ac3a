import type { Address } from 'viem'
import { isOddSymbol } from './isOddSymbol.ts'
import { symbolSkeleton } from './symbolSkeleton.ts'

export type TokenFlag =
  /** The gateway takes it for a copy of an earlier transfer. */
  | { kind: 'imitation' }
  /** Another token that goes by the name of one that is vouched for. */
  | { kind: 'fake'; symbol: string }
  /** Its symbol has letters that nobody sees, or of several scripts. */
  | { kind: 'odd' }
  | { kind: 'unlisted' }
  /** What it is called is still being asked. */
  | { kind: 'asking' }

type MovedToken = {
  address: Address | null
  /** As it came, with all that is invisible in it. */
  symbol: string | null
  isImitation: boolean
  /** Whether the gateway knows the token; null where that is no question. */
  isListed: boolean | null
}

/** What a chain's operator vouches for. */
export type VouchedTokens = {
  nativeCurrency: { symbol: string }
  tokens: readonly { address: Address; symbol: string }[]
}

/** What is wrong with a token that was moved, the worst first. */
export function flagToken(
  { address, symbol, isImitation, isListed }: MovedToken,
  { nativeCurrency, tokens }: VouchedTokens,
): TokenFlag[] {
  const flags: TokenFlag[] = isImitation ? [{ kind: 'imitation' }] : []
  const isVouchedFor = tokens.some((token) => same(token.address, address))
  if (!symbol || isListed === null || isVouchedFor) return flags
  const skeleton = symbolSkeleton(symbol)
  const faked = [nativeCurrency, ...tokens].find(
    (known) => symbolSkeleton(known.symbol) === skeleton,
  )
  if (faked) flags.push({ kind: 'fake', symbol: faked.symbol })
  else if (isOddSymbol(symbol)) flags.push({ kind: 'odd' })
  else if (isListed === false) flags.push({ kind: 'unlisted' })
  return flags
}

function same(one: Address, other: Address | null): boolean {
  return one.toLowerCase() === other?.toLowerCase()
}
