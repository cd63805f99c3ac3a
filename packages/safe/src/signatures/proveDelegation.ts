import { type Address, type Hex, isAddressEqual } from 'viem'
import { SafeError } from '../errors.ts'
import { delegationTypedData } from '../hashes/delegationTypedData.ts'
import { hashTypedData } from '../hashes/hashTypedData.ts'
import { readSignedFields } from '../hashes/readSignedFields.ts'
import { normalizeWalletSignature } from './normalizeWalletSignature.ts'
import { recoverSigner } from './recoverSigner.ts'

export type Delegation = {
  chainId: number
  delegate: Address
  delegator: Address
  /** Of the delegator, over the delegate and this hour since 1970. */
  signature: Hex
  signedHour: number
}

const HOUR = 3_600_000

/**
 * Whether somebody proposed a transaction in another's name, by both of their signatures. Whether that
 * one is an owner is another question.
 */
export async function proveDelegation(
  { chainId, delegate, delegator, signature, signedHour }: Delegation,
  proposal: { safeTxHash: Hex; signature: Hex },
): Promise<boolean> {
  const { typedData } = readSignedFields(
    delegationTypedData({ chainId, delegate }, signedHour * HOUR),
  )
  return (
    (await isSignedBy(hashTypedData(typedData), signature, delegator)) &&
    (await isSignedBy(proposal.safeTxHash, proposal.signature, delegate))
  )
}

async function isSignedBy(hash: Hex, signature: Hex, account: Address): Promise<boolean> {
  try {
    const signer = await recoverSigner(hash, normalizeWalletSignature(signature))
    return isAddressEqual(signer, account)
  } catch (error) {
    if (error instanceof SafeError) return false
    throw error
  }
}
