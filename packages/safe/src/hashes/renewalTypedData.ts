import type { Address, Hex } from 'viem'
import { type RequestTypedData, requestTypedData } from './requestTypedData.ts'

export type RenewalTypedData = RequestTypedData<'RenewRequest', { safeTxHash: Hex; origin: string }>

/**
 * What an owner signs so that a gateway takes a proposal again that was taken back. The signature of
 * the transaction itself says nothing of that: it is public, and never becomes another. The origin is
 * signed with it, so that nobody else's note stands under this owner's name.
 */
export function renewalTypedData(
  safe: { chainId: number | bigint; address: Address },
  { safeTxHash, origin }: { safeTxHash: Hex; origin: string | null },
  time: number,
): RenewalTypedData {
  const fields = [
    { name: 'safeTxHash', type: 'bytes32' },
    { name: 'origin', type: 'string' },
  ]
  const message = { safeTxHash, origin: origin ?? '' }
  return requestTypedData(safe, { name: 'RenewRequest', fields, message }, time)
}
