import { GatewayResponseError, proposeTransaction } from '@countersign/gateway'
import {
  type KeptSignature,
  type OutboxEntry,
  OutboxError,
  type OutboxResult,
  shareEntry,
} from '@countersign/outbox'
import type { Hex } from 'viem'
import { gatewayFault } from '../actFaults.ts'
import type { ActPorts } from '../ports.ts'
import { originOf, renewProposal } from './renewProposal.ts'

type Sharing = {
  /** Whether a wallet may be asked to sign for what was taken back. */
  mayRenew: boolean
}

/** Tells the gateway of the signatures that it does not have. */
export const shareAct = (
  ports: ActPorts,
  entry: OutboxEntry,
  { mayRenew }: Sharing = { mayRenew: true },
): Promise<OutboxResult> =>
  shareEntry(ports, {
    entry,
    tell: (signature) => tell(ports, entry, signature, mayRenew),
    faultOf: gatewayFault,
  })

/** What the gateway answers about something that was taken back. */
const TAKEN_BACK = 409

/** Tells of one; what was taken back its signer is asked to sign for once more. */
async function tell(ports: ActPorts, entry: OutboxEntry, kept: KeptSignature, mayRenew: boolean) {
  try {
    await post(ports, entry, kept)
  } catch (thrown) {
    if (!(thrown instanceof GatewayResponseError) || thrown.status !== TAKEN_BACK) throw thrown
    if (!mayRenew) throw new OutboxError('takenBack')
    await renewProposal(ports, entry, kept.signer, (renewal) => post(ports, entry, kept, renewal))
  }
}

async function post(
  { gateway }: ActPorts,
  entry: OutboxEntry,
  kept: KeptSignature,
  renewal: Hex | null = null,
) {
  const { transaction, safeTxHash } = entry
  const { signer: sender, signature } = kept
  if (!transaction || !safeTxHash) throw new Error('Only a Safe’s transactions are shared.')
  const origin = originOf(entry)
  await gateway.call(proposeTransaction, {
    chainId: String(entry.chainId),
    safeAddress: entry.account,
    body: {
      ...transaction,
      nonce: Number(transaction.nonce),
      ...{ safeTxHash, sender, signature, origin },
      ...(renewal && { renewal }),
    },
  })
}
