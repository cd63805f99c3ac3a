import { type Hash, type Hex, numberToHex, parseEther } from 'viem'
import { worldContracts } from '../contracts.ts'
import { type ChainDefinition, initialBaseFee } from '../definitions.ts'
import { readCompiled } from '../readCompiled.ts'
import type { ChainRequest, WorldChain } from '../types.ts'
import { createSender } from './createSender.ts'
import { deploy } from './deploy.ts'
import { deployGovernance } from './deployGovernance.ts'
import { deployNames } from './deployNames.ts'
import { deploySafe } from './deploySafe.ts'
import { deployTokens } from './deployTokens.ts'
import { deployFactories, factories } from './factories.ts'
import { setUpAccount } from './setUpAccount.ts'

/** Brings an empty chain to where the demo begins: the same transactions and state at every start. */
export async function setUpChain(
  definition: ChainDefinition,
  request: ChainRequest,
): Promise<WorldChain['setUpBlock']> {
  const sender = createSender(definition, request)
  const { multicall3, permit2 } = worldContracts[definition.id]

  // What follows from the first block's fee; said, because the first block differs between starts.
  await request('hardhat_setNextBlockBaseFeePerGas', [numberToHex((initialBaseFee * 7n) / 8n)])
  await request('hardhat_setBalance', [setUpAccount, numberToHex(parseEther('100'))])
  await request('hardhat_setCode', [multicall3, readCompiled('Multicall3').deployedBytecode])
  await deployFactories(sender)
  await deploySafe(sender)
  await deployTokens(sender, definition)
  await deploy(sender, {
    factory: factories.safe,
    initCode: readCompiled('DemoPermit2').bytecode,
    expected: permit2,
  })
  if ('universalResolver' in worldContracts[definition.id]) await deployNames(sender)
  await deployGovernance(sender)
  await request('hardhat_setNextBlockBaseFeePerGas', [numberToHex(definition.baseFee)])

  // A running chain always has a latest block.
  const block = (await request('eth_getBlockByNumber', ['latest', false])) as {
    number: Hex
    hash: Hash
  }
  return { number: BigInt(block.number), hash: block.hash }
}
