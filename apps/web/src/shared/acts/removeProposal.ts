import { deleteTransaction } from '@countersign/gateway'
import {
  type DeletionTypedData,
  deletionTypedData,
  normalizeWalletSignature,
  recoverSigner,
  SafeError,
  serializeSignature,
} from '@countersign/safe'
import { type Address, type Hex, hashTypedData, isAddressEqual } from 'viem'
import { ActError, gatewayFault } from './actFaults.ts'
import type { ActResult, SafeActInput } from './acts.ts'
import { askWallet } from './askWallet.ts'
import type { ActPorts } from './ports.ts'
import { beginSafeAct, isBegun, refused } from './safeAct.ts'

/** Takes back what one has proposed: the gateway forgets it once its proposer has signed for that. */
export async function removeProposal(ports: ActPorts, input: SafeActInput): Promise<ActResult> {
  const begun = await beginSafeAct(ports, input, 'keep')
  if (!isBegun(begun)) return begun
  const { safe, hashes } = begun.checked
  const { act, fault } = await askWallet(ports, {
    act: begun.act,
    what: 'deletion',
    ask: async (signer) => {
      const data = deletionTypedData(safe, hashes.safeTxHash, ports.now())
      const answer = await ports.wallet.signTypedData(signer, data)
      const signature = await judgeAnswer(data, signer, answer)
      try {
        await ports.gateway.call(deleteTransaction, {
          chainId: String(safe.chainId),
          safeTxHash: hashes.safeTxHash,
          body: { signature },
        })
      } catch (thrown) {
        const { kind, details } = gatewayFault(thrown)
        throw new ActError(kind, details)
      }
      return { type: 'deleted' }
    },
  })
  return fault ? refused(act, fault) : { status: 'done', act }
}

/** Only what was asked for leaves this page: a signature over anything else might be worth more. */
async function judgeAnswer(data: DeletionTypedData, signer: Address, answer: Hex): Promise<Hex> {
  const message = { ...data.message, totp: BigInt(data.message.totp) }
  try {
    const signature = normalizeWalletSignature(answer)
    const found = await recoverSigner(hashTypedData({ ...data, message }), signature)
    if (isAddressEqual(found, signer)) return serializeSignature(signature)
  } catch (error) {
    if (!(error instanceof SafeError)) throw error
  }
  throw new ActError('otherData')
}
