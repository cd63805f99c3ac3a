import { type ContractVersion, readArtifact, type TestChain } from '@countersign/testbed'
import { type Abi, type Address, encodeFunctionData, type Hex, zeroAddress } from 'viem'
import type { SafeAccount } from '../types.ts'

export type DeployedSafe = SafeAccount & { chainId: number; abi: Abi }

const shapes: Record<ContractVersion, { safe: string; proxy: string; handler?: string }> = {
  '0.1.0': { safe: 'GnosisSafe', proxy: 'Proxy' },
  '1.0.0': { safe: 'GnosisSafe', proxy: 'Proxy' },
  '1.1.1': { safe: 'GnosisSafe', proxy: 'Proxy' },
  '1.2.0': { safe: 'GnosisSafe', proxy: 'GnosisSafeProxy' },
  '1.3.0': {
    safe: 'GnosisSafe',
    proxy: 'proxies/GnosisSafeProxy',
    handler: 'handler/CompatibilityFallbackHandler',
  },
  '1.4.1': {
    safe: 'Safe',
    proxy: 'proxies/SafeProxy',
    handler: 'handler/CompatibilityFallbackHandler',
  },
  '1.5.0': {
    safe: 'Safe',
    proxy: 'proxies/SafeProxy',
    handler: 'handler/CompatibilityFallbackHandler',
  },
}

/** A new Safe behind a proxy, with its own singleton. */
export async function deploySafe(
  chain: TestChain,
  version: ContractVersion,
  owners: readonly Address[],
  threshold: number,
): Promise<DeployedSafe> {
  const shape = shapes[version]
  const artifact = readArtifact(version, shape.safe)
  const handler = shape.handler ? readArtifact(version, shape.handler) : undefined
  const singleton = await chain.deploy(artifact)
  const address = await chain.deploy(readArtifact(version, shape.proxy), [singleton])
  const fallback = handler ? await chain.deploy(handler) : zeroAddress

  const payment = [zeroAddress, 0n, zeroAddress]
  const rest = version === '0.1.0' ? [] : version === '1.0.0' ? payment : [fallback, ...payment]
  const data: Hex = encodeFunctionData({
    abi: artifact.abi,
    functionName: 'setup',
    args: [owners, BigInt(threshold), zeroAddress, '0x', ...rest],
  })
  await chain.send({ to: address, data })
  const abi = [...artifact.abi, ...(handler?.abi ?? [])]
  return { chainId: chain.id, address, version, abi }
}
