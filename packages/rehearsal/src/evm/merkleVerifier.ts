import { hashBlockHeader, verifyAccountProof, verifyStorageProof } from '@countersign/safe'
import type { Verifier } from './verifier.ts'

/** Headers by their hash, accounts and slots by Merkle proof. */
export const merkleVerifier: Verifier = {
  hashHeader: hashBlockHeader,
  account: verifyAccountProof,
  storage: verifyStorageProof,
}
