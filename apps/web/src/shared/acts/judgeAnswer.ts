import {
  normalizeWalletSignature,
  recoverSigner,
  SafeError,
  type SafeSignature,
  versionTraits,
} from '@countersign/safe'
import { type Address, type Client, type Hex, isAddressEqual } from 'viem'
import { askContract } from '../chain/askContract.ts'
import { isContractCode } from '../chain/isContractCode.ts'
import { readCode } from '../chain/readCode.ts'
import { ActError } from './actFaults.ts'
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
  const { signer, answer, method, hash, preimage, version, owners } = question
  if (isContractCode(await readCode(client, signer))) {
    const form = versionTraits(version).contractSignature
    const isMeant = await askContract(client, signer, { form, hash, preimage, signature: answer })
    if (!isMeant) throw new ActError('otherData')
    return { kind: 'contract', owner: signer, data: answer }
  }
  try {
    const signature = normalizeWalletSignature(answer, method)
    const found = await recoverSigner(hash, signature)
    if (isAddressEqual(found, signer)) return signature
    // Another owner's is at least over the same hash.
    const isOwner = owners.some((owner) => isAddressEqual(owner, found))
    throw new ActError(isOwner ? 'otherAccount' : 'otherData')
  } catch (error) {
    if (error instanceof SafeError) throw new ActError('otherData', error.message)
    throw error
  }
}
