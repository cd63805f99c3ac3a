import {
  type Address,
  type Client,
  type Hex,
  hashMessage,
  isAddressEqual,
  isErc6492Signature,
  recoverMessageAddress,
} from 'viem'
import { getCode, readContract, verifyMessage } from 'viem/actions'
import { isNodeFailure } from '../../../shared/chain/isNodeFailure.ts'

export type SignatureVerdict =
  /** Made with the account's own key. */
  | { status: 'key' }
  /** Accepted by the account's contract (ERC-1271), or by the one that will stand there (ERC-6492). */
  | { status: 'contract' | 'undeployed' }
  /** Somebody's, but not this account's. */
  | { status: 'other'; signer: Address }
  | { status: 'refused' | 'malformed' }

type Claim = { address: Address; message: string; signature: Hex }

const ACCEPTED: Hex = '0x1626ba7e'
const erc1271 = [
  {
    type: 'function',
    stateMutability: 'view',
    name: 'isValidSignature',
    inputs: [{ type: 'bytes32' }, { type: 'bytes' }],
    outputs: [{ type: 'bytes4' }],
  },
] as const

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
    return { status: (await askContract(client, claim)) ? 'contract' : 'refused' }
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

async function askContract(client: Client, claim: Claim): Promise<boolean> {
  const { address, message, signature } = claim
  try {
    const answer = await readContract(client, {
      address,
      abi: erc1271,
      functionName: 'isValidSignature',
      args: [hashMessage(message), signature],
    })
    return answer === ACCEPTED
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return false
  }
}
