import { toSignature } from '@countersign/judge'
import {
  parseSignatures,
  readExecutedSignatures,
  SafeError,
  type SafeSignature,
  type SafeTransaction,
  safeAbi,
} from '@countersign/safe'
import { type Address, type Client, type Hex, isAddressEqual } from 'viem'
import { getTransaction, getTransactionReceipt, readContract } from 'viem/actions'
import { askTransactionHash } from '../../shared/chain/askTransactionHash.ts'
import { askVouchers } from '../../shared/chain/askVouchers.ts'
import { isNodeFailure } from '../../shared/chain/isNodeFailure.ts'
import type { ChainAnswers, ClaimQuestion } from './chainAnswers.ts'

type PastState = { owners: readonly Address[]; version: string; safeTxHash: Hex }

/**
 * What the chain has kept of an execution: the Safe's own word, the bytes that were executed, and the
 * owners, version and approvals of that time. What a node no longer keeps is left out, so that it
 * cannot be checked.
 */
export async function readPastClaim(
  client: Client,
  question: ClaimQuestion & { txHash: Hex },
): Promise<ChainAnswers> {
  const { safe, transaction, info, txHash: hash } = question
  // Multicall's contract may be younger than the block that is asked about.
  const single: Client = { ...client, batch: undefined }
  const [mined, receipt] = await Promise.all([
    getTransaction(single, { hash }),
    getTransactionReceipt(single, { hash }),
  ])
  const block = receipt.blockNumber
  const earlier = block > 0n ? block - 1n : block
  const [before, after] = await Promise.all([
    readState(single, safe.address, transaction, earlier),
    readState(single, safe.address, transaction, block),
  ])
  // One that was made in that very block has no state before it.
  const state = before === 'absent' ? after : before
  const known: PastState | null = state === 'absent' ? null : state
  const safeTxHash =
    known?.safeTxHash ?? (await askTransactionHash(client, safe.address, transaction))
  const version = known?.version ?? safe.version
  const executed = readExecutedSignatures(
    { ...mined, logs: receipt.logs },
    safe.address,
    safeTxHash,
    transaction,
  )
  if (!known) return { safeTxHash, version, owners: null, execution: executed }
  const { owners } = known
  const newOwners =
    typeof after === 'object' && after ? after.owners.filter((owner) => !has(owners, owner)) : []
  const stated = info.confirmations.flatMap(({ signature }) => signature ?? []).map(toSignature)
  const signatures = [...executed.signatures.flatMap(toList), ...stated].filter(
    (each): each is SafeSignature =>
      // Strangers may name anybody: only owners are asked about, each kind of word once.
      each !== null && 'owner' in each && has([...owners, ...newOwners], each.owner),
  )
  const unique = [...new Map(signatures.toReversed().map((each) => [keyOf(each), each])).values()]
  const vouched = await askVouchers(single, {
    safe: { ...safe, version },
    transaction,
    signatures: unique,
    blocks: [earlier, block],
  })
  return { safeTxHash, version, owners, vouched, execution: { ...executed, newOwners } }
}

/** The Safe after a block; `absent` when there was none yet, null when the node does not say. */
async function readState(
  client: Client,
  address: Address,
  transaction: SafeTransaction,
  blockNumber: bigint,
): Promise<PastState | 'absent' | null> {
  const ask = { address, abi: safeAbi, blockNumber } as const
  try {
    const [owners, version, safeTxHash] = await Promise.all([
      readContract(client, { ...ask, functionName: 'getOwners' }),
      readContract(client, { ...ask, functionName: 'VERSION' }),
      askTransactionHash(client, address, transaction, blockNumber),
    ])
    return { owners, version, safeTxHash }
  } catch (error) {
    return isNodeFailure(error) ? null : 'absent'
  }
}

function toList(signatures: Hex): SafeSignature[] {
  try {
    return parseSignatures(signatures)
  } catch (error) {
    if (error instanceof SafeError) return []
    throw error
  }
}

/** By owner: the bytes that were executed come before what a gateway states. */
function keyOf(signature: SafeSignature): string {
  return 'owner' in signature ? signature.owner.toLowerCase() : ''
}

function has(owners: readonly Address[], owner: Address): boolean {
  return owners.some((each) => isAddressEqual(each, owner))
}
