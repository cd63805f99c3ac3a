import {
  type Erc1271Question,
  normalizeWalletSignature,
  recoverSigner,
  SafeError,
  type SafeSignature,
  serializeSignature,
  versionTraits,
} from '@countersign/safe'
import { type Address, type Hex, isAddressEqual } from 'viem'

/** What a wallet answered, and what it was asked for. */
export type WalletAnswer = {
  answer: Hex
  method: 'typedData' | 'ethSign'
  signer: Address
  version: string
  owners: readonly Address[]
  /** What was to be signed, and the bytes behind it, for owners that are contracts. */
  hash: Hex
  preimage: Hex
}

/** Who says what a contract is, and whether it accepts a signature in its name. */
export type ContractAsker = {
  isContract: (address: Address) => Promise<boolean>
  accepts: (address: Address, question: Erc1271Question) => Promise<boolean>
}

export type JudgedAnswer =
  | { fault: null; signature: SafeSignature }
  /** Another account's, or over something else; `signature`: as far as anybody's key made it. */
  | { fault: 'otherAccount' | 'otherData'; why?: string; signature: Hex | null }

/** A wallet's answer as a Safe counts it: by this signer, over this hash. Anything else is none. */
export async function judgeAnswer(
  chain: ContractAsker,
  asked: WalletAnswer,
): Promise<JudgedAnswer> {
  const { signer, answer, hash, preimage, version, owners } = asked
  const found = await readKey(asked)
  // Nobody else can have made it: a node that is out just now loses no signature.
  if (found.signature && isAddressEqual(found.by, signer)) {
    return { fault: null, signature: found.signature }
  }
  if (await chain.isContract(signer)) {
    const form = versionTraits(version).contractSignature
    const isMeant = await chain.accepts(signer, { form, hash, preimage, signature: answer })
    if (!isMeant) return { fault: 'otherData', signature: null }
    return { fault: null, signature: { kind: 'contract', owner: signer, data: answer } }
  }
  if (!found.signature) return { fault: 'otherData', why: found.why, signature: null }
  // Another owner's is at least over the same hash.
  const isOwner = owners.some((owner) => isAddressEqual(owner, found.by))
  const signature = serializeSignature(found.signature)
  return { fault: isOwner ? 'otherAccount' : 'otherData', signature }
}

/** Whose key made it, if any did. */
async function readKey({ answer, method, hash }: WalletAnswer) {
  try {
    const signature = normalizeWalletSignature(answer, method)
    return { signature, by: await recoverSigner(hash, signature) }
  } catch (error) {
    if (error instanceof SafeError) return { signature: null, why: error.message }
    throw error
  }
}
