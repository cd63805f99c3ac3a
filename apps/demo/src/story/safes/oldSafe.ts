import { createRequire } from 'node:module'
import { type Address, type Hex, numberToHex } from 'viem'
import type { WorldChain } from '../../world/types.ts'

const require = createRequire(import.meta.url)

/** Safe 1.1.1, where its makers put it on public chains. */
export const oldSafe = {
  singleton: '0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F',
  proxyFactory: '0x76E2cFc1F5Fa8F6a5b3fC4c8F4788F0116861F9B',
  fallbackHandler: '0xd5D82B6aDDc9027B22dCA772Aa68D5d74cdBdF44',
} as const satisfies Record<string, Address>

const files = {
  singleton: require.resolve('safe-contracts-1.1.1/build/contracts/GnosisSafe.json'),
  proxyFactory: require.resolve('safe-contracts-1.1.1/build/contracts/ProxyFactory.json'),
  fallbackHandler: require.resolve(
    'safe-contracts-1.1.1/build/contracts/DefaultCallbackHandler.json',
  ),
}

/**
 * Puts Safe 1.1.1 where it is on public chains. Its deployments came from ordinary accounts whose
 * transactions cannot be made again, so the published code is placed.
 */
export async function placeOldSafe({ request }: WorldChain): Promise<void> {
  for (const name of ['singleton', 'proxyFactory', 'fallbackHandler'] as const) {
    // The published file has this field; a test compares the code with the hashes Safe publishes.
    const { deployedBytecode } = require(files[name]) as { deployedBytecode: Hex }
    await request('hardhat_setCode', [oldSafe[name], deployedBytecode])
  }
  // As its constructor leaves it: with a threshold, so that nobody can set up the singleton itself.
  await request('hardhat_setStorageAt', [oldSafe.singleton, '0x4', numberToHex(1, { size: 32 })])
}
