import { readArtifact } from '@countersign/testbed'
import { getCreate2Address, zeroHash } from 'viem'
import { type SafeContracts, worldContracts } from '../contracts.ts'
import type { Sender } from './createSender.ts'
import { deploy } from './deploy.ts'
import { factories } from './factories.ts'

const common = {
  fallbackHandler: 'handler/CompatibilityFallbackHandler',
  multiSend: 'libraries/MultiSend',
  multiSendCallOnly: 'libraries/MultiSendCallOnly',
  simulateTxAccessor: 'accessors/SimulateTxAccessor',
  createCall: 'libraries/CreateCall',
} as const

/** Where the makers' packages keep each contract. */
const paths: Record<'1.3.0' | '1.4.1', Record<keyof SafeContracts, string>> = {
  '1.3.0': {
    ...common,
    singleton: 'GnosisSafe',
    singletonL2: 'GnosisSafeL2',
    proxyFactory: 'proxies/GnosisSafeProxyFactory',
    signMessageLib: 'examples/libraries/SignMessage.sol/SignMessageLib',
  },
  '1.4.1': {
    ...common,
    singleton: 'Safe',
    singletonL2: 'SafeL2',
    proxyFactory: 'proxies/SafeProxyFactory',
    signMessageLib: 'libraries/SignMessageLib',
  },
}

/** The real Safe contracts, created the way they were created on public chains. */
export async function deploySafe(sender: Sender): Promise<void> {
  const { safe } = worldContracts[31337]
  for (const version of ['1.3.0', '1.4.1'] as const) {
    const factory = version === '1.3.0' ? factories.arachnid : factories.safe
    for (const [name, path] of Object.entries(paths[version])) {
      // `paths` has exactly the keys of the version's contracts.
      const published = safe[version][name as keyof SafeContracts]
      const { bytecode: initCode, deployedBytecode } = readArtifact(version, path)

      if (version === '1.3.0' && name === 'signMessageLib') {
        // The library at the published address came from another build than the package, whose code
        // lands elsewhere. Clients look at the published address, so the code is put there as well.
        const expected = getCreate2Address({ from: factory, salt: zeroHash, bytecode: initCode })
        await deploy(sender, { factory, initCode, expected })
        await sender.request('hardhat_setCode', [published, deployedBytecode])
      } else {
        await deploy(sender, { factory, initCode, expected: published })
      }
    }
  }
}
