import { type HeldAsset, isCounted } from '../../shared/assets/buildAssets.ts'
import type { Token } from '../../shared/assets/tokens.ts'
import { grantKey } from './grant.ts'
import type { FoundGrant } from './readApprovals.ts'
import type { StandingGrant } from './readGrant.ts'

/** A right, and what it puts at risk today. */
export type Approval = {
  key: string
  grant: FoundGrant
  /** Null where the contract does not speak like a token. */
  token: Token | null
  /** Whether the token's own words can be believed. */
  isKnown: boolean
  /** What could be taken now, in the chosen currency, as a number for sorting; null without a price. */
  worth: number | null
  /** Whether anybody vouches for it: others write themselves into everybody's logs. */
  isVouchedFor: boolean
}

type Known = {
  /** What the account holds of it, if anything is known. */
  held: HeldAsset | undefined
  /** What the token says of itself, for one that is not held. */
  told: Token | null
  isListed: boolean
}

/** Nobody has so much of anything: it means no limit. Permit2 counts in fewer bits. */
const BOUNDLESS = { erc20: 1n << 200n, permit2: 1n << 159n }

export const isBoundless = ({ kind, amount }: StandingGrant): boolean =>
  amount !== null && (kind === 'erc20' || kind === 'permit2') && amount >= BOUNDLESS[kind]

export function toApproval(grant: FoundGrant, { held, told, isListed }: Known): Approval {
  const { amount, atRisk, isOwn } = grant
  const price = held?.price == null ? null : Number(held.price)
  const token = held?.token ?? told
  const isKnown = isListed || (held !== undefined && isCounted(held))
  const isPriced = amount !== null && atRisk !== null && price !== null && token !== null
  return {
    key: grantKey(grant),
    grant,
    token,
    isKnown,
    worth: isPriced ? (Number(atRisk) / 10 ** token.decimals) * price : null,
    isVouchedFor: isKnown || (isOwn && held?.standing !== 'impostor'),
  }
}

/** What could cost most comes first. */
export function byRisk(one: Approval, other: Approval): number {
  const weight = ({ worth, grant: { atRisk } }: Approval) =>
    worth ?? (atRisk === null || atRisk > 0n ? 1e-9 : 0)
  return weight(other) - weight(one)
}
