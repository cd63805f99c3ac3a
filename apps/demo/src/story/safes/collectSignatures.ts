import {
  hashForContractOwner,
  hashSafeTransaction,
  normalizeWalletSignature,
  packSignatures,
  type SafeAccount,
  type SafeTransaction,
  type SignedBy,
} from '@countersign/safe'
import type { Hex, PrivateKeyAccount } from 'viem'
import type { Signer } from '../types.ts'

/** Each signer's own signature for a transaction of a Safe, in the order of the signers. */
export async function collectSignatures(
  safe: SafeAccount,
  transaction: SafeTransaction,
  signers: readonly Signer[],
): Promise<SignedBy[]> {
  const { safeTxHash: hash, preimage } = hashSafeTransaction(safe, transaction)
  return Promise.all(
    signers.map(async (signer) => {
      if (!('safe' in signer)) return signHash(signer, hash)
      const { version } = safe
      const inner = hashForContractOwner({ version, preimage, hash }, signer.safe).safeMessageHash
      const signed = await Promise.all(signer.signers.map((person) => signHash(person, inner)))
      const owner = signer.safe.address
      return {
        signer: owner,
        signature: { kind: 'contract', owner, data: packSignatures(signed) },
      } as const
    }),
  )
}

async function signHash(person: PrivateKeyAccount, hash: Hex): Promise<SignedBy> {
  const signature = normalizeWalletSignature(await person.sign({ hash }))
  return { signer: person.address, signature }
}
