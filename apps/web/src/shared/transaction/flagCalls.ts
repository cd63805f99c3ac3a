import type { TransactionInfo } from '@countersign/gateway'
import { flagToken, type TokenFlag } from '@countersign/judge'
import type { Expansion } from '@countersign/safe'
import type { ChainConfig } from '../appConfig.ts'
import { listedToken, type TokenAt } from '../assets/tokens.ts'
import { flagTransfer } from './flagTransfer.ts'
import { tokensIn } from './tokensIn.ts'

/**
 * R-TOK-2: what is wrong with any token that a transaction touches, at any depth, each thing once. The
 * gateway may add that it takes it for an imitation; it can take nothing away.
 */
export function flagCalls(
  opened: Expansion | null,
  info: TransactionInfo,
  chain: ChainConfig,
  tokenAt: TokenAt,
): TokenFlag[] {
  // Somebody else moved it: it has no bytes that anybody here could read.
  if (!opened) return flagTransfer(info, chain, tokenAt)
  const isImitation =
    info.type === 'Transfer' && info.transferInfo.type === 'ERC20' && info.transferInfo.imitation
  const flags = tokensIn(opened).flatMap((address): TokenFlag[] => {
    if (listedToken(chain, address)) return []
    const token = tokenAt(address)
    if (token === undefined) return [{ kind: 'asking' }]
    if (token === null) return [{ kind: 'unlisted' }]
    const symbol = token.stated ?? token.symbol
    return flagToken({ address, symbol, isImitation: false, isListed: false }, chain)
  })
  const all: TokenFlag[] = isImitation ? [{ kind: 'imitation' }, ...flags] : flags
  return [...new Map(all.map((flag) => [JSON.stringify(flag), flag])).values()]
}
