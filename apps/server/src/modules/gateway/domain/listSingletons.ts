import type { Address } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import { singletonAddresses } from '../chain/officialAddresses.ts'

/** Which of Safe's singletons stand on a chain at their usual addresses, by the hash of their code. */
export async function listSingletons(
  chain: GatewayChain,
): Promise<{ address: Address; version: string; l2: boolean }[]> {
  const found = await Promise.all(
    singletonAddresses.map(async (address) => ({ address, code: await chain.identify(address) })),
  )
  return found.flatMap(({ address, code }) => {
    if (code?.contract !== 'Safe' && code?.contract !== 'SafeL2') return []
    const l2 = code.contract === 'SafeL2'
    return [{ address, version: l2 ? `${code.version}+L2` : code.version, l2 }]
  })
}
