import type { Address } from 'viem'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { flagToken, type TokenFlag } from '../../shared/safety/flagToken.ts'
import type { Entry } from './entry.ts'

export type Flag = TokenFlag | { kind: 'lookAlike'; of: Address }

/** What is wrong with an entry, the worst first. Whom an address imitates is asked of the account. */
export function flagEntry(
  entry: Entry,
  chain: ChainConfig,
  lookAlikeOf: (address: Address) => Address | undefined,
): Flag[] {
  const { description, token, isImitation, isListed } = entry
  const symbol = 'asset' in description && 'symbol' in description.asset && description.asset.symbol
  const moved = { address: token, symbol: symbol || null, isImitation, isListed }
  const party = 'party' in description ? description.party : null
  const imitated = party ? lookAlikeOf(party.value) : undefined
  return [
    ...flagToken(moved, chain),
    ...(imitated ? [{ kind: 'lookAlike', of: imitated } as const] : []),
  ]
}

/** Whether an address of this entry must not be handed to anybody. */
export function isDangerous(flags: readonly Flag[]): boolean {
  return flags.some(({ kind }) => kind !== 'unlisted')
}
