import { deleteTransaction } from '@countersign/gateway'
import { authorizeDeletion } from '@countersign/judge'
import { OutboxError, type OutboxResult, promptWallet, refused } from '@countersign/outbox'
import { gatewayFault } from '../actFaults.ts'
import type { SafeActInput } from '../acts.ts'
import type { ActPorts } from '../ports.ts'
import { judgeRequest } from './judgeRequest.ts'
import { beginSafeAct, isBegun } from './safeAct.ts'

/** Takes back what one has proposed: the gateway forgets it once its proposer has signed for that. */
export async function removeProposal(ports: ActPorts, input: SafeActInput): Promise<OutboxResult> {
  const begun = await beginSafeAct(ports, input, 'none')
  if (!isBegun(begun)) return begun
  const { safe, hashes } = begun.checked
  const { entry, fault } = await promptWallet(ports, {
    entry: begun.entry,
    what: 'deletion',
    ask: async (signer, { token }) => {
      const { typedData, authorization } = authorizeDeletion(safe, hashes.safeTxHash, ports.now())
      const answer = await ports.wallet.signTypedData(signer, typedData, authorization)
      const signature = await judgeRequest(typedData, signer, answer)
      try {
        await ports.gateway.call(deleteTransaction, {
          chainId: String(safe.chainId),
          safeTxHash: hashes.safeTxHash,
          body: { signature },
        })
      } catch (thrown) {
        const { kind, details } = gatewayFault(thrown)
        throw new OutboxError(kind, details)
      }
      return { type: 'deleted', token }
    },
  })
  return fault ? refused(entry, fault) : { status: 'done', entry }
}
