import { delegationTypedData } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { NotFoundError, RefusedError } from '../errors/errors.ts'
import { findSignedHour } from '../rules/findSignedHour.ts'
import { removeDelegations } from '../store/delegations.ts'

type Ended = { safe: Address | null; delegate: Address; delegator: Address; signature: Hex }

/** Ends a delegation, which either of the two has signed for within the hour; without a Safe all of them. */
export async function endDelegation(
  context: GatewayContext,
  chain: GatewayChain,
  { safe, delegate, delegator, signature }: Ended,
): Promise<void> {
  const signedBy = (account: Address) =>
    findSignedHour(context, signature, account, (time) =>
      delegationTypedData({ chainId: chain.id, delegate }, time),
    )
  const hour = (await signedBy(delegator)) ?? (await signedBy(delegate))
  if (hour === undefined) throw new RefusedError('Invalid signature')
  const key = { safe, delegate, delegator }
  const ended = await context.database.transaction((db) => removeDelegations(db, chain.id, key))
  if (ended === 0) throw new NotFoundError('Delegate not found')
}
