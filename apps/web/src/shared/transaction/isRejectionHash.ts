import { hashSafeTransaction } from '@countersign/safe'
import { type Address, zeroAddress } from 'viem'

/** One for each way in which Safes have hashed: a domain without and with the chain, and the oldest fields. */
const VERSIONS = ['1.4.1', '1.1.1', '0.1.0']

/** Whether an id of the gateway's ends in the hash that the rejection of a Safe's nonce has. */
export function isRejectionHash(
  account: { chainId: number; address: Address },
  nonce: number,
  id: string,
): boolean {
  const transaction = {
    to: account.address,
    value: 0n,
    data: '0x',
    operation: 0,
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: BigInt(nonce),
  } as const
  const stated = id.slice(-66).toLowerCase()
  return VERSIONS.some((version) => {
    const { safeTxHash } = hashSafeTransaction({ ...account, version }, transaction)
    return safeTxHash.toLowerCase() === stated
  })
}
