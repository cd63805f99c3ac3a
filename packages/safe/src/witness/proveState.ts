import { type Address, type Hex, keccak256, zeroAddress } from 'viem'
import { SafeError } from '../errors.ts'
import { sameAddress } from '../internal/sameAddress.ts'
import { hashBlockHeader } from '../merkle/hashBlockHeader.ts'
import { readProvenSafe } from '../merkle/readProvenSafe.ts'
import { verifyAccountProof } from '../merkle/verifyAccountProof.ts'
import type { Evidence, Fact } from './types.ts'
import { writeFact } from './writeFact.ts'

/** What is proven of a Safe, as facts are written. */
export type ProvenFacts = { readonly [fact in Fact]?: string }

/** Stands for what a proof shows to be nowhere: it equals nothing that anybody could say. */
const NOTHING = 'nothing'

/**
 * What a node's evidence shows of a Safe in the block with this hash, whoever brought it; `broken`
 * when the block is that one and the proof does not hold, null when nothing can be shown by it.
 */
export function proveState(
  safe: Address,
  blockHash: string,
  { header, proof, singletonProof }: Evidence,
): ProvenFacts | 'broken' | null {
  const root = stateRootOf(header)
  if (!proof || !root || hashBlockHeader(header) !== blockHash) return null
  try {
    const proven = readProvenSafe(root, safe, proof)
    // As nodes say it of an account that is not there, or not yet.
    const absent = { owners: NOTHING, threshold: NOTHING, nonce: NOTHING, singleton: NOTHING }
    if (!proven) return { ...absent, code: writeFact(keccak256('0x')) }
    const { codeHash, singleton, owners, threshold, nonce, modules } = proven
    // Nobody is to blame for a proof of what a liar had us ask about.
    const isAsked = singleton && singletonProof && sameAddress(singletonProof.address, singleton)
    const runs = isAsked ? verifyAccountProof(root, singleton, singletonProof.accountProof) : null
    return {
      code: writeFact(codeHash),
      threshold: writeFact(threshold),
      nonce: writeFact(nonce),
      singleton: singleton ? writeFact(singleton) : NOTHING,
      guard: writeFact(proven.guard ?? zeroAddress),
      handler: writeFact(proven.fallbackHandler ?? zeroAddress),
      ...(owners && { owners: writeFact(owners) }),
      ...(modules && { modules: writeFact(modules) }),
      ...(runs && { singletonCode: writeFact(runs.codeHash) }),
    }
  } catch (error) {
    if (error instanceof SafeError) return 'broken'
    throw error
  }
}

function stateRootOf({ stateRoot }: Evidence['header']): Hex | null {
  // 32 bytes in hexadecimal, as the pattern says.
  return typeof stateRoot === 'string' && /^0x[0-9a-f]{64}$/i.test(stateRoot)
    ? (stateRoot as Hex)
    : null
}
