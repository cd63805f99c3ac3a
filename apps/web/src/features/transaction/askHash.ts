import type { SafeTransaction } from '@countersign/safe'
import type { Address, Client, Hex } from 'viem'
import { readContract } from 'viem/actions'
import { safeAbi } from '../../shared/chain/safeAbi.ts'

/** What the Safe's own contract takes for a transaction's hash: after a block, or now. */
export function askHash(
  client: Client,
  address: Address,
  transaction: SafeTransaction,
  blockNumber?: bigint,
): Promise<Hex> {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken } = transaction
  const amounts = [safeTxGas, baseGas, gasPrice] as const
  const rest = [gasToken, transaction.refundReceiver, transaction.nonce] as const
  return readContract(client, {
    address,
    abi: safeAbi,
    functionName: 'getTransactionHash',
    args: [to, value, data, operation, ...amounts, ...rest],
    ...(blockNumber !== undefined && { blockNumber }),
  })
}
