import type { Address, Hex } from 'viem'
import { walletFault } from './actFaults.ts'
import type { ActWallet, TypedDataJson } from './ports.ts'

export type SignatureAnswer = { answer: Hex; method: 'typedData' | 'ethSign' }

/** Has a wallet sign typed data; one that knows none signs its hash as a message. */
export async function askForSignature(
  wallet: ActWallet,
  signer: Address,
  data: TypedDataJson,
  hash: Hex,
): Promise<SignatureAnswer> {
  try {
    return { answer: await wallet.signTypedData(signer, data), method: 'typedData' }
  } catch (thrown) {
    if (walletFault(thrown).kind !== 'wallet.unsupportedMethod') throw thrown
    return { answer: await wallet.signHash(signer, hash), method: 'ethSign' }
  }
}
