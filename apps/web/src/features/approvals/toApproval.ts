import { type HeldAsset, isCounted, type Token } from '../../shared/assets/buildAssets.ts'
import { grantKey } from './grant.ts'
import type { StandingGrant } from './readGrant.ts'

/** A right, and what it puts at risk today. */
export type Approval = {
  key: string
  grant: StandingGrant
  /** Null where the contract does not speak like a token. */
  token: Token | null
  /** Of what is counted: how much could be taken now. Null for collectibles, which are not counted. */
  atRisk: bigint | null
  /** The same in the chosen currency, as a number for sorting and for a sum; null without a price. */
  worth: number | null
  /** Whether anybody vouches for the contract: others write themselves into everybody's logs. */
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

export function toApproval(grant: StandingGrant, { held, told, isListed }: Known): Approval {
  const balance = held ? (held.differs ?? held.balance) : 0n
  const { amount } = grant
  const atRisk = amount === null || amount < balance ? amount : balance
  const price = held?.price === undefined || held.price === null ? null : Number(held.price)
  const decimals = held?.token.decimals ?? told?.decimals ?? 0
  return {
    key: grantKey(grant),
    grant,
    token: held?.token ?? told,
    atRisk,
    worth: atRisk === null || price === null ? null : (Number(atRisk) / 10 ** decimals) * price,
    isVouchedFor: isListed || (held !== undefined && isCounted(held)),
  }
}

/** What could cost most comes first. */
export function byRisk(one: Approval, other: Approval): number {
  const weight = ({ worth, atRisk }: Approval) =>
    worth ?? (atRisk === null || atRisk > 0n ? 1e-9 : 0)
  return weight(other) - weight(one)
}
