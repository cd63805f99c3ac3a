import type { Address, Hex } from 'viem'
import { SafeError } from '../errors.ts'
import { parseSignatures } from '../signatures/parseSignatures.ts'
import { recoverSigner } from '../signatures/recoverSigner.ts'
import { serializeSignature } from '../signatures/serializeSignature.ts'
import type { SafeSignature } from '../signatures/types.ts'
import { type ConfirmationClaim, type Judging, judgeConfirmations } from './judgeConfirmations.ts'
import type { ExecutedSignatures } from './readExecutedSignatures.ts'
import type { ProofReason, ProofRow } from './types.ts'

/** More than a Safe has owners: whoever executes may put any number of signatures behind theirs. */
const maximumSigners = 100

/** What the chain has kept of an execution; the owners beside it are those before its block. */
export type ChainExecution = ExecutedSignatures & {
  /** Who became an owner in that very block: before or after, the chain does not say. */
  newOwners?: readonly Address[]
}

/**
 * One row for every confirmation of a transaction that was executed. A signature that is bytes is
 * judged by them and by the owners of that time. What the contract could see only then (approvals,
 * other contracts' words) counts as far as the chain can still say it.
 */
export async function judgeExecution(
  judging: Judging,
  claims: readonly ConfirmationClaim[],
  execution: ChainExecution,
): Promise<ProofRow[]> {
  const executed = await signersOf(execution.signatures, judging.hash)
  const completed = claims.map(({ signer, signature }) => {
    const unit = executed?.get(signer.toLowerCase())
    return { signer, signature: signature ?? (unit ? serializeSignature(unit) : null) }
  })
  const rows = await judgeConfirmations(judging, completed)
  return rows.map((row, index) => {
    const signer = claims[index]?.signer.toLowerCase() ?? ''
    return settle(row, executed, execution, signer)
  })
}

function settle(
  row: ProofRow,
  executed: ReadonlyMap<string, SafeSignature> | null,
  { executor, newOwners = [] }: ChainExecution,
  signer: string,
): ProofRow {
  const doubt = (reason: ProofReason): ProofRow => ({ ...row, verdict: 'could not check', reason })
  if (executed === null) return row.verdict === 'proven' ? doubt('noExecutedSignatures') : row
  const unit = executed.get(signer)
  if (!unit) return row
  const isNew = newOwners.some((owner) => owner.toLowerCase() === signer)
  if (row.reason === 'notOwner' && isNew) return doubt('chainCannotSay')
  if (row.reason !== 'deniedByChain' && row.reason !== 'chainNotAsked') return row
  // Whoever calls the Safe approves by calling.
  const called = unit.kind === 'approvedHash' && executor?.toLowerCase() === signer
  return called ? { ...row, verdict: 'proven', reason: 'vouchedByChain' } : doubt('chainCannotSay')
}

/** Who stands behind each signature that was executed; null when there are none to be read. */
async function signersOf(
  lists: readonly Hex[],
  hash: Hex | undefined,
): Promise<Map<string, SafeSignature> | null> {
  if (hash === undefined) return null
  const signers = new Map<string, SafeSignature>()
  for (const list of lists) {
    try {
      for (const signature of parseSignatures(list).slice(0, maximumSigners)) {
        const signer = 'owner' in signature ? signature.owner : await recoverSigner(hash, signature)
        signers.set(signer.toLowerCase(), signature)
      }
    } catch (error) {
      // Anybody may execute, with any bytes behind those that the contract reads.
      if (!(error instanceof SafeError)) throw error
    }
  }
  return signers.size > 0 ? signers : null
}
