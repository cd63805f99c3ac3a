import {
  hashSafeTransaction,
  SafeError,
  type SafeSignature,
  type SafeTransaction,
  safeAbi,
  versionTraits,
} from '@countersign/safe'
import { type Address, type Client, getAddress, type Hex } from 'viem'
import { readContract } from 'viem/actions'
import { askContract } from './askContract.ts'

type VoucherQuestion = {
  safe: { address: Address; chainId: number; version: string }
  transaction: SafeTransaction
  signatures: readonly SafeSignature[]
  /** After which blocks it is asked, one after the other until one says yes; now if left out. */
  blocks?: readonly bigint[]
}

/**
 * Approved hashes and contract signatures are no signatures: the chain says whether they hold. An
 * owner about whom it cannot be asked is left out.
 */
export async function askVouchers(
  client: Client,
  { safe, transaction, signatures, blocks }: VoucherQuestion,
): Promise<Record<Address, boolean>> {
  const hashes = tryHash(safe, transaction)
  if (!hashes) return {}
  const { safeTxHash: hash, preimage } = hashes
  const form = versionTraits(safe.version).contractSignature
  const ask = async (owner: Address, data: Hex | null, blockNumber: bigint | undefined) => {
    if (data !== null) {
      const question = { form, hash, preimage, signature: data }
      return askContract(client, owner, question, blockNumber)
    }
    const approved = await readContract(client, {
      address: safe.address,
      abi: safeAbi,
      functionName: 'approvedHashes',
      args: [owner, hash],
      ...(blockNumber !== undefined && { blockNumber }),
    })
    return approved > 0n
  }
  const answers = signatures.flatMap((signature) =>
    'owner' in signature ? [askOne(signature, blocks ?? [undefined], ask)] : [],
  )
  return Object.fromEntries((await Promise.all(answers)).flat())
}

async function askOne(
  signature: Extract<SafeSignature, { owner: Address }>,
  blocks: readonly (bigint | undefined)[],
  ask: (owner: Address, data: Hex | null, block: bigint | undefined) => Promise<boolean>,
): Promise<[Address, boolean][]> {
  const owner = getAddress(signature.owner)
  const data = signature.kind === 'contract' ? signature.data : null
  let heard = false
  for (const block of blocks) {
    try {
      if (await ask(owner, data, block)) return [[owner, true]]
      heard = true
    } catch {
      // A node that does not answer, or keeps no such old state: that is no answer, and no denial.
    }
  }
  return heard ? [[owner, false]] : []
}

function tryHash(safe: VoucherQuestion['safe'], transaction: SafeTransaction) {
  try {
    return hashSafeTransaction(safe, transaction)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
