import { flagToken, type TokenFlag } from '@countersign/judge'
import type { Address } from 'viem'
import type { ChainConfig } from '../../shared/appConfig.ts'
import type { TokenAt } from '../../shared/assets/tokens.ts'
import type { Entry } from './entry.ts'

export type Flag = TokenFlag | { kind: 'lookAlike'; of: Address }

/** What is wrong with an entry, the worst first. Whom an address imitates is asked of the account. */
export function flagEntry(
  entry: Entry,
  chain: ChainConfig,
  lookAlikeOf: (address: Address) => Address | undefined,
  tokenAt: TokenAt,
): Flag[] {
  const { description, token: address, isImitation, isListed, symbol } = entry
  const told = address && 'asset' in description ? tokenAt(address) : null
  // By what the gateway calls it, and by what our nodes do: neither takes away what the other finds.
  const flags = [symbol, told?.stated ?? null].flatMap((each) =>
    flagToken({ address, symbol: each, isImitation, isListed }, chain),
  )
  const party = 'party' in description ? description.party : null
  const imitated = party ? lookAlikeOf(party.value) : undefined
  return [
    ...new Map(flags.map((flag) => [flag.kind, flag])).values(),
    ...(imitated ? [{ kind: 'lookAlike', of: imitated } as const] : []),
  ]
}

/** Whether an address of this entry must not be handed to anybody. */
export function isDangerous(flags: readonly Flag[]): boolean {
  return flags.some(({ kind }) => kind !== 'unlisted')
}
