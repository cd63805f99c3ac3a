import { delegationTypedData } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { NoRoomError, RefusedError } from '../errors/errors.ts'
import { findSignedHour } from '../rules/findSignedHour.ts'
import { readKnownSafe } from '../rules/readKnownSafe.ts'
import { countDelegations, type DelegationRecord, saveDelegation } from '../store/delegations.ts'
import { findOwnedSafes } from './findOwnedSafes.ts'

/** Of one owner on one chain: far more than anybody lets propose. */
const MOST_KEPT = 100
/** Neither a zero nor half a character can be stored, and what turns text around deceives. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/u

export type Delegation = {
  safe: Address | null
  delegate: Address
  delegator: Address
  label: string
  signature: Hex
  expiresAt: Date | null
}

/**
 * Lets somebody propose in an owner's name, who has signed for that within the hour. Only who is an
 * owner can let others: of that Safe, or of any, where it is to be for all of theirs.
 */
export async function takeDelegation(
  context: GatewayContext,
  chain: GatewayChain,
  given: Delegation,
): Promise<DelegationRecord> {
  const { safe, delegate, delegator, label, signature, expiresAt } = given
  if (UNPRINTABLE.test(label)) throw new RefusedError('The label has letters that nobody sees')
  if (delegate === delegator) throw new RefusedError('An owner needs no delegation')
  const at = new Date(context.now())
  if (expiresAt && expiresAt <= at) throw new RefusedError('The expiry date is in the past')
  const signedHour = await findSignedHour(context, signature, delegator, (time) =>
    delegationTypedData({ chainId: chain.id, delegate }, time),
  )
  if (signedHour === undefined) throw new RefusedError('Invalid signature')
  if (!(await isOwner(context, chain, safe, delegator))) {
    throw new RefusedError('Provided delegator is not an owner of the Safe')
  }
  const record = { safe, delegate, delegator, label, signature, signedHour, expiresAt }
  const saved = await context.database.transaction(async (db) => {
    if ((await countDelegations(db, chain.id, delegator)) >= MOST_KEPT) return false
    await saveDelegation(db, chain.id, record, at)
    return true
  })
  if (!saved) throw new NoRoomError('Too many delegates are kept for this owner')
  return record
}

async function isOwner(
  context: GatewayContext,
  chain: GatewayChain,
  safe: Address | null,
  account: Address,
): Promise<boolean> {
  if (safe === null) return (await findOwnedSafes(context, chain, account)).length > 0
  return (await readKnownSafe(context, chain, safe)).owners.includes(account)
}
