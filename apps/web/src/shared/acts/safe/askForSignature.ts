import type { Authorization } from '@countersign/judge'
import type { Address, Hex } from 'viem'
import type { WalletGate } from '../../gate/createGate.ts'
import type { TypedDataJson } from '../../gate/walletRequests.ts'
import { walletFault } from '../actFaults.ts'

export type SignatureAnswer = { answer: Hex; method: 'typedData' | 'ethSign' }

/** Has a wallet sign typed data; one that knows none signs its hash as a message. */
export async function askForSignature(
  wallet: WalletGate,
  signer: Address,
  data: TypedDataJson,
  hash: Hex,
  leave: Authorization,
): Promise<SignatureAnswer> {
  try {
    return { answer: await wallet.signTypedData(signer, data, leave), method: 'typedData' }
  } catch (thrown) {
    if (walletFault(thrown).kind !== 'wallet.unsupportedMethod') throw thrown
    return { answer: await wallet.signHash(signer, hash, leave), method: 'ethSign' }
  }
}
