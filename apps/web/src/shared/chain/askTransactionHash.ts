import { hashArguments, type SafeTransaction, safeAbi } from '@countersign/safe'
import type { Address, Client, Hex } from 'viem'
import { readContract } from 'viem/actions'

/** What the Safe's own contract takes for a transaction's hash: after a block, or now. */
export function askTransactionHash(
  client: Client,
  address: Address,
  transaction: SafeTransaction,
  blockNumber?: bigint,
): Promise<Hex> {
  return readContract(client, {
    address,
    abi: safeAbi,
    functionName: 'getTransactionHash',
    args: hashArguments(transaction),
    ...(blockNumber !== undefined && { blockNumber }),
  })
}
