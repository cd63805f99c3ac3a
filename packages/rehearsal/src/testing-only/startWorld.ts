import {
  type ContractVersion,
  readArtifact,
  startChain,
  type TestChain,
} from '@countersign/testbed'
import { type Address, encodeFunctionData, getAddress, type Hex, zeroAddress } from 'viem'
import { strangeContract } from './strangeContract.ts'

export type WorldSafe = { chainId: number; address: Address; version: string }

export type RehearsalWorld = {
  chain: TestChain
  deploy(name: string, args?: readonly unknown[]): Promise<Address>
  call(name: string, functionName: string, args?: readonly unknown[]): Hex
  makeSafe(
    version: ContractVersion,
    owners: readonly Address[],
    threshold: number,
  ): Promise<WorldSafe>
  multiSend(version: '1.3.0' | '1.4.1'): Promise<Address>
}

/** A chain with whatever a rehearsal has to see through. */
export async function startRehearsalWorld(
  starting: Promise<TestChain> = startChain(),
): Promise<RehearsalWorld> {
  const chain = await starting
  const make: TestChain['deploy'] = async (contract, args) =>
    getAddress(await chain.deploy(contract, args))
  return {
    chain,
    deploy: (name, args) => make(strangeContract(name), args),
    call: (name, functionName, args = []) =>
      encodeFunctionData({ abi: strangeContract(name).abi, functionName, args }),
    multiSend: (version) => make(readArtifact(version, 'libraries/MultiSend')),
    async makeSafe(version, owners, threshold) {
      const isNew = version >= '1.3.0'
      const folder = isNew ? 'proxies/' : ''
      const [safe, proxy] =
        isNew && version !== '1.3.0' ? ['Safe', 'SafeProxy'] : ['GnosisSafe', 'GnosisSafeProxy']
      const artifact = readArtifact(version, safe)
      const singleton = await make(artifact)
      const shape = version < '1.2.0' ? 'Proxy' : `${folder}${proxy}`
      const address = await make(readArtifact(version, shape), [singleton])
      const payment = [zeroAddress, 0n, zeroAddress]
      const rest =
        version === '0.1.0' ? [] : version === '1.0.0' ? payment : [zeroAddress, ...payment]
      const args = [owners, BigInt(threshold), zeroAddress, '0x', ...rest]
      await chain.send({
        to: address,
        data: encodeFunctionData({ abi: artifact.abi, functionName: 'setup', args }),
      })
      return { chainId: chain.id, address, version }
    },
  }
}
