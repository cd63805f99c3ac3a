import type { Finding } from '@countersign/gateway/wallet'
import type { Address } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { hasPaid } from '../store/paid.ts'

/** Whether a Safe has ever given anything to somebody: a forger's address never had anything of it. */
export async function judgeRecipient(
  context: GatewayContext,
  chain: GatewayChain,
  safe: Address,
  recipient: Address,
): Promise<Finding> {
  const key = { chainId: chain.id, safe }
  const isKnown = await context.database.run((db) => hasPaid(db, key, recipient))
  return isKnown
    ? {
        severity: 'OK',
        type: 'RECURRING_RECIPIENT',
        title: 'Recurring recipient',
        description: 'This Safe has given something to this address before.',
      }
    : {
        severity: 'INFO',
        type: 'NEW_RECIPIENT',
        title: 'New recipient',
        description: 'This Safe has never given anything to this address, as far as it was read.',
      }
}
