import type { ChainClient } from '../../../../chains/createChains.ts'

/**
 * Whether this is Hardhat's engine. When it is told to mine many blocks at once it makes up the
 * empty ones between, and their headers name parents that never were.
 */
export async function makesUpBlocks(chain: Pick<ChainClient, 'request'>): Promise<boolean> {
  // Who does not want to say what it is, is another one.
  const version = await chain.request('web3_clientVersion', []).catch(() => '')
  return typeof version === 'string' && version.startsWith('HardhatNetwork/')
}
