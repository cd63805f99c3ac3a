import type { Address, Hex } from 'viem'
import { type RequestTypedData, requestTypedData } from './requestTypedData.ts'

export type DeletionTypedData = RequestTypedData<'DeleteRequest', { safeTxHash: Hex }>

/** What a proposer signs so that a gateway forgets a proposal, as the official clients write it. */
export function deletionTypedData(
  safe: { chainId: number | bigint; address: Address },
  safeTxHash: Hex,
  time: number,
): DeletionTypedData {
  const fields = [{ name: 'safeTxHash', type: 'bytes32' }]
  return requestTypedData(safe, { name: 'DeleteRequest', fields, message: { safeTxHash } }, time)
}
