import { createRequire } from 'node:module'
import { type Abi, encodeDeployData, type Hex } from 'viem'
import { worldContracts } from '../contracts.ts'
import { readCompiled } from '../readCompiled.ts'
import type { Sender } from './createSender.ts'
import { deploy } from './deploy.ts'
import { factories } from './factories.ts'

const require = createRequire(import.meta.url)

/** What owners change their Safes with: the makers' migration, and spending limits of our own. */
export async function deployGovernance(sender: Sender): Promise<void> {
  const { safe, safeMigration, allowanceModule } = worldContracts[31337]
  // As its makers published it; the address proves its content.
  const { abi, bytecode }: { abi: Abi; bytecode: Hex } =
    require('safe-contracts-1.4.1-2/build/artifacts/contracts/libraries/SafeMigration.sol/SafeMigration.json')
  const { singleton, singletonL2, fallbackHandler } = safe['1.4.1']
  const args = [singleton, singletonL2, fallbackHandler]
  await deploy(sender, {
    factory: factories.safe,
    initCode: encodeDeployData({ abi, bytecode, args }),
    expected: safeMigration,
  })
  await deploy(sender, {
    factory: factories.safe,
    initCode: readCompiled('DemoAllowance').bytecode,
    expected: allowanceModule,
  })
}
