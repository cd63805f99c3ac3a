import {
  parseSignatures,
  SafeError,
  type SafeSignature,
  serializeSignature,
} from '@countersign/safe'
import { type Address, getAddress, type Hex, hashMessage } from 'viem'
import type { Recovery } from '../../../signatures/createRecovery.ts'

/** Who recovers keys from plain signatures. */
export type Recovering = { recovery: Pick<Recovery, 'recoverHash'> }

/** A signature and whose it is. */
export type OwnerSignature = { owner: Address; signature: SafeSignature }

/** Who made the signatures that a transaction was executed with: the chain has checked them. */
export async function recoverOwners(
  recovering: Recovering,
  hash: Hex,
  signatures: Hex,
): Promise<OwnerSignature[]> {
  try {
    const found = await Promise.all(
      parseSignatures(signatures).map(async (signature) => {
        const owner = await signerOf(recovering, hash, signature)
        return owner ? [{ owner, signature }] : []
      }),
    )
    return found.flat()
  } catch (error) {
    // Written as nobody writes them: then nobody is named.
    if (error instanceof SafeError) return []
    throw error
  }
}

/** Who a signature says it is from; for bytes that are nobody's, `undefined`. */
export async function signerOf(
  { recovery }: Recovering,
  hash: Hex,
  signature: SafeSignature,
): Promise<Address | undefined> {
  if ('owner' in signature) return getAddress(signature.owner)
  const ethSign = signature.kind === 'ethSign'
  const plain = serializeSignature(
    ethSign ? { ...signature, kind: 'ecdsa', v: signature.v === 31 ? 27 : 28 } : signature,
  )
  const signer = await recovery.recoverHash(ethSign ? hashMessage({ raw: hash }) : hash, plain)
  return signer && getAddress(signer)
}
