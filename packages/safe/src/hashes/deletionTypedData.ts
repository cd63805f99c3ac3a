import type { Address, Hex } from 'viem'

const HOUR = 3_600_000

export type DeletionTypedData = {
  domain: { name: string; version: string; chainId: number; verifyingContract: Address }
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: 'DeleteRequest'
  message: { safeTxHash: Hex; totp: number }
}

/**
 * What a proposer signs so that a gateway forgets a proposal. It is good for the hour of `time`, so
 * that who finds it later cannot use it.
 */
export function deletionTypedData(
  safe: { chainId: number | bigint; address: Address },
  safeTxHash: Hex,
  time: number,
): DeletionTypedData {
  return {
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      chainId: Number(safe.chainId),
      verifyingContract: safe.address,
    },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: Math.floor(time / HOUR) },
  }
}
