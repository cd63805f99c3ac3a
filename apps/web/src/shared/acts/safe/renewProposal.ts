import { authorizeRenewal } from '@countersign/judge'
import { type OutboxEntry, OutboxError, promptWallet } from '@countersign/outbox'
import { type Address, type Hex, isAddressEqual } from 'viem'
import { gatewayFault } from '../actFaults.ts'
import type { ActPorts } from '../ports.ts'
import { judgeRequest } from './judgeRequest.ts'

/** What is said to the other owners, as the gateway takes it. */
export const originOf = ({ note }: OutboxEntry): string | null =>
  note ? JSON.stringify({ note }) : null

/**
 * Has an owner sign that something is meant again that was taken back. Without that, whoever has seen the
 * old signature could bring it back: the gateway refuses it, and so does nobody's wish but an owner's.
 */
export async function renewProposal(
  ports: ActPorts,
  entry: OutboxEntry,
  signer: Address,
  post: (renewal: Hex) => Promise<void>,
): Promise<void> {
  const { safeTxHash, chainId, account: address } = entry
  const connected = ports.wallet.account()
  if (!safeTxHash || !connected || !isAddressEqual(connected, signer)) {
    throw new OutboxError('takenBack')
  }
  const { fault } = await promptWallet(ports, {
    entry,
    what: 'renewal',
    ask: async (asked) => {
      const request = { safeTxHash, origin: originOf(entry) }
      const { typedData, authorization } = authorizeRenewal(
        { chainId, address },
        request,
        ports.now(),
      )
      const answer = await ports.wallet.signTypedData(asked, typedData, authorization)
      const renewal = await judgeRequest(typedData, asked, answer)
      try {
        await post(renewal)
      } catch (thrown) {
        const { kind, details } = gatewayFault(thrown)
        throw new OutboxError(kind, details)
      }
      return { type: 'shared', signers: [signer] }
    },
  })
  if (fault) throw new OutboxError(fault.kind, fault.details)
}
