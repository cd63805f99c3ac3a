import { safeActionsAbi, safeFactoryAbi } from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import type { StorySafe } from '../types.ts'
import { findContracts } from './findContracts.ts'

/** The call to the factory that makes a Safe. */
export function encodeCreation(safe: StorySafe): { to: Address; data: Hex } {
  const { singleton, proxyFactory, fallbackHandler } = findContracts(safe)
  const initializer = encodeFunctionData({
    abi: safeActionsAbi,
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
  const creation = { abi: safeFactoryAbi, functionName: 'createProxyWithNonce', args } as const
  const data = encodeFunctionData(creation)
  return { to: proxyFactory, data }
}
