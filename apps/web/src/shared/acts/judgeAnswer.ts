import { OutboxError } from '@countersign/outbox'
import {
  normalizeWalletSignature,
  recoverSigner,
  SafeError,
  type SafeSignature,
  serializeSignature,
  versionTraits,
} from '@countersign/safe'
import { type Address, type Client, type Hex, isAddressEqual } from 'viem'
import { askContract } from '../chain/askContract.ts'
import { isContractCode } from '../chain/isContractCode.ts'
import { readCode } from '../chain/readCode.ts'
import type { SignatureAnswer } from './askForSignature.ts'

type Judged = SignatureAnswer & {
  signer: Address
  version: string
  owners: readonly Address[]
  /** What was to be signed, and the bytes behind it, for owners that are contracts. */
  hash: Hex
  preimage: Hex
}

/** A wallet's answer as a Safe counts it: by this signer, over this hash. Anything else is none. */
export async function judgeAnswer(client: Client, question: Judged): Promise<SafeSignature> {
  const { signer, answer, hash, preimage, version, owners } = question
  const found = await readKey(question)
  // Nobody else can have made it: a node that is out just now loses no signature.
  if (found.signature && isAddressEqual(found.by, signer)) return found.signature
  if (isContractCode(await readCode(client, signer))) {
    const form = versionTraits(version).contractSignature
    const isMeant = await askContract(client, signer, { form, hash, preimage, signature: answer })
    if (!isMeant) throw new OutboxError('otherData')
    return { kind: 'contract', owner: signer, data: answer }
  }
  if (!found.signature) throw new OutboxError('otherData', found.why)
  // Kept, so that it can be shown whose it is; nobody else hears of it.
  const answered = { asked: signer, signature: serializeSignature(found.signature) }
  // Another owner's is at least over the same hash.
  const isOwner = owners.some((owner) => isAddressEqual(owner, found.by))
  throw new OutboxError(isOwner ? 'otherAccount' : 'otherData', undefined, answered)
}

/** Whose key made it, if any did. */
async function readKey({ answer, method, hash }: Judged) {
  try {
    const signature = normalizeWalletSignature(answer, method)
    return { signature, by: await recoverSigner(hash, signature) }
  } catch (error) {
    if (error instanceof SafeError) return { signature: null, why: error.message }
    throw error
  }
}
