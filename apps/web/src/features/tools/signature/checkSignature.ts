import {
  type Address,
  type Client,
  type Hex,
  hashMessage,
  isAddressEqual,
  isErc6492Signature,
  recoverMessageAddress,
} from 'viem'
import { getCode, verifyMessage } from 'viem/actions'
import { askContract } from '../../../shared/chain/askContract.ts'

export type SignatureVerdict =
  /** Made with the account's own key. */
  | { status: 'key' }
  /** Accepted by the account's contract (ERC-1271), or by the one that will stand there (ERC-6492). */
  | { status: 'contract' | 'undeployed' }
  /** Somebody's, but not this account's. */
  | { status: 'other'; signer: Address }
  | { status: 'refused' | 'malformed' }

type Claim = { address: Address; message: string; signature: Hex }

/** Who signed a text: by arithmetic first, by the chain where only a contract can say. Throws if the node does not answer. */
export async function checkSignature(client: Client, claim: Claim): Promise<SignatureVerdict> {
  const signer = await recover(claim)
  if (signer && isAddressEqual(signer, claim.address)) return { status: 'key' }
  // Also tells whether the node answers at all, which what follows would take for a refusal.
  const code = await getCode(client, { address: claim.address })
  if (isErc6492Signature(claim.signature)) {
    const isValid = await verifyMessage(client, claim)
    return { status: isValid ? 'undeployed' : 'refused' }
  }
  if (code && !code.startsWith('0xef0100')) {
    const question = { hash: hashMessage(claim.message), signature: claim.signature }
    return { status: (await askContract(client, claim.address, question)) ? 'contract' : 'refused' }
  }
  return signer ? { status: 'other', signer } : { status: 'malformed' }
}

async function recover({ message, signature }: Claim): Promise<Address | null> {
  try {
    return await recoverMessageAddress({ message, signature })
  } catch {
    // Not the signature of a key, whatever else it is.
    return null
  }
}
