import { authorizeRenewal } from '@countersign/judge'
import { type Address, type Hex, isAddressEqual } from 'viem'
import type { Act } from './act.ts'
import { ActError, gatewayFault } from './actFaults.ts'
import { askWallet } from './askWallet.ts'
import { judgeRequest } from './judgeRequest.ts'
import type { ActPorts } from './ports.ts'

/** What is said to the other owners, as the gateway takes it. */
export const originOf = ({ note }: Act): string | null => (note ? JSON.stringify({ note }) : null)

/**
 * Has an owner sign that something is meant again that was taken back. Without that, whoever has seen the
 * old signature could bring it back: the gateway refuses it, and so does nobody's wish but an owner's.
 */
export async function renewProposal(
  ports: ActPorts,
  act: Act,
  signer: Address,
  post: (renewal: Hex) => Promise<void>,
): Promise<void> {
  const { safeTxHash, chainId, account: address } = act
  const connected = ports.wallet.account()
  if (!safeTxHash || !connected || !isAddressEqual(connected, signer)) {
    throw new ActError('takenBack')
  }
  const { fault } = await askWallet(ports, {
    act,
    what: 'renewal',
    ask: async (asked) => {
      const request = { safeTxHash, origin: originOf(act) }
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
        throw new ActError(kind, details)
      }
      return { type: 'shared', signers: [signer] }
    },
  })
  if (fault) throw new ActError(fault.kind, fault.details)
}
