import type { Address } from 'viem'

const HOUR = 3_600_000

export type DelegationTypedData = {
  domain: { name: string; version: string; chainId: number }
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: 'Delegate'
  message: { delegateAddress: Address; totp: number }
}

/**
 * What an owner signs so that somebody may propose in their name, as the official clients write it,
 * good for the hour of `time`. It names neither the Safe nor the owner, and ending it is signed with
 * the very same words: whoever has the signature can do either with it, within the hour.
 */
export function delegationTypedData(
  { chainId, delegate }: { chainId: number | bigint; delegate: Address },
  time: number,
): DelegationTypedData {
  return {
    domain: { name: 'Safe Transaction Service', version: '1.0', chainId: Number(chainId) },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Delegate: [
        { name: 'delegateAddress', type: 'address' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'Delegate',
    message: { delegateAddress: delegate, totp: Math.floor(time / HOUR) },
  }
}
