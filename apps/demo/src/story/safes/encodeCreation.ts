import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import type { StorySafe } from '../types.ts'
import { findContracts } from './findContracts.ts'

const abi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce) returns (address proxy)',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
])

/** The call to the factory that makes a Safe. */
export function encodeCreation(safe: StorySafe): { to: Address; data: Hex } {
  const { singleton, proxyFactory, fallbackHandler } = findContracts(safe)
  const initializer = encodeFunctionData({
    abi,
    functionName: 'setup',
    args: [
      safe.owners,
      BigInt(safe.threshold),
      zeroAddress,
      '0x',
      fallbackHandler,
      zeroAddress,
      0n,
      zeroAddress,
    ],
  })
  const args = [singleton, initializer, 2026n] as const
  const data = encodeFunctionData({ abi, functionName: 'createProxyWithNonce', args })
  return { to: proxyFactory, data }
}
