import type { Address } from 'viem'
import { findLookAlike } from '../../shared/safety/findLookAlike.ts'
import { symbolSkeleton } from '../../shared/safety/symbolSkeleton.ts'
import type { ChainSettings } from '../../shared/settings.ts'
import type { Entry } from './entry.ts'

export type Flag =
  /** The gateway takes it for a copy of an earlier transfer. */
  | { kind: 'imitation' }
  /** Another token that goes by the name of one that is vouched for. */
  | { kind: 'fake'; symbol: string }
  | { kind: 'lookAlike'; of: Address }
  | { kind: 'unlisted' }

/** What is wrong with an entry, the worst first. */
export function flagEntry(
  entry: Entry,
  { nativeCurrency, tokens }: ChainSettings,
  anchors: Iterable<Address>,
): Flag[] {
  const { description, token, isImitation, isListed } = entry
  const flags: Flag[] = []
  if (isImitation) flags.push({ kind: 'imitation' })
  const symbol = 'asset' in description && 'symbol' in description.asset && description.asset.symbol
  const isVouchedFor = tokens.some(({ address }) => same(address, token))
  if (symbol && isListed !== null && !isVouchedFor) {
    const skeleton = symbolSkeleton(symbol)
    const faked = [nativeCurrency, ...tokens].find(
      (known) => symbolSkeleton(known.symbol) === skeleton,
    )
    if (faked) flags.push({ kind: 'fake', symbol: faked.symbol })
    else if (isListed === false) flags.push({ kind: 'unlisted' })
  }
  const party = 'party' in description ? description.party : null
  const imitated = party ? findLookAlike(party.value, anchors) : undefined
  if (imitated) flags.push({ kind: 'lookAlike', of: imitated })
  return flags
}

/** Whether an address of this entry must not be handed to anybody. */
export function isDangerous(flags: readonly Flag[]): boolean {
  return flags.some(({ kind }) => kind !== 'unlisted')
}

function same(one: Address, other: Address | null): boolean {
  return one.toLowerCase() === other?.toLowerCase()
}
