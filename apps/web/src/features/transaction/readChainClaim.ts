import {
  type ChainClaim,
  hashSafeTransaction,
  parseSignature,
  SafeError,
  type SafeSignature,
} from '@countersign/safe'
import type { Address, Client, Hex } from 'viem'
import { readContract } from 'viem/actions'
import { askContractOwner } from '../../shared/chain/askContractOwner.ts'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import { safeAbi } from '../../shared/chain/safeAbi.ts'
import { readExecution } from './readExecution.ts'
import type { SignedTransaction } from './toSafeTransaction.ts'

export type ChainAnswers = ChainClaim & {
  /** Whether the Safe says it executed this hash; null while nobody claims so. */
  executed: boolean | null
}

type Question = SignedTransaction & {
  safe: SafeOnChain & { address: Address; chainId: number }
  /** The transaction that is said to have executed it. */
  txHash: Hex | null
}

/** Everything about a transaction that only the chain can say. */
export async function readChainClaim(client: Client, question: Question): Promise<ChainAnswers> {
  const { safe, transaction, info, txHash } = question
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken } = transaction
  const { refundReceiver, nonce } = transaction
  const safeTxHash = await readContract(client, {
    address: safe.address,
    abi: safeAbi,
    functionName: 'getTransactionHash',
    args: [
      to,
      value,
      data,
      operation,
      safeTxGas,
      baseGas,
      gasPrice,
      gasToken,
      refundReceiver,
      nonce,
    ],
  })
  const executed = txHash ? await readExecution(client, safe.address, txHash, safeTxHash) : null
  const vouched = executed
    ? // The contract itself has accepted them all.
      Object.fromEntries(info.confirmations.map(({ signer }) => [signer.value, true]))
    : await vouchFor(client, question, safeTxHash)
  // Owners change, and who they were is not kept. The contract checked them when it executed: what
  // is left to check is that each signature is by whom it is said to be.
  const owners = executed ? info.confirmations.map(({ signer }) => signer.value) : safe.owners
  return { safeTxHash, owners, vouched, executed }
}

/** Approved hashes and contract signatures are no signatures: the chain says whether they hold. */
async function vouchFor(client: Client, { safe, info, transaction }: Question, hash: Hex) {
  const { preimage } = hashSafeTransaction(safe, transaction)
  const answers = info.confirmations.map(async ({ signature }): Promise<[Address, boolean][]> => {
    const parsed = signature && tryParse(signature)
    if (!parsed || !('owner' in parsed)) return []
    const { owner } = parsed
    if (parsed.kind === 'contract') {
      const question = { version: safe.version, hash, preimage, signature: parsed.data }
      return [[owner, await askContractOwner(client, owner, question)]]
    }
    const approved = await readContract(client, {
      address: safe.address,
      abi: safeAbi,
      functionName: 'approvedHashes',
      args: [owner, hash],
    })
    return [[owner, approved > 0n]]
  })
  return Object.fromEntries((await Promise.all(answers)).flat())
}

function tryParse(signature: Hex): SafeSignature | null {
  try {
    return parseSignature(signature)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
