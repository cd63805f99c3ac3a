import { encodeDeployData, numberToHex, parseEther, parseUnits } from 'viem'
import { worldAccounts } from '../accounts.ts'
import { worldContracts } from '../contracts.ts'
import type { ChainDefinition } from '../definitions.ts'
import { holdings } from '../holdings.ts'
import { readCompiled } from '../readCompiled.ts'
import { tokens } from '../tokens.ts'
import type { Sender } from './createSender.ts'
import { deploy } from './deploy.ts'
import { factories } from './factories.ts'

/** May make more of each token later. */
const issuer = worldAccounts[9].address

/** The coins, tokens and collectibles everybody begins with. */
export async function deployTokens(sender: Sender, { id }: ChainDefinition): Promise<void> {
  const { native, collectible, ...amounts } = holdings[id]
  for (const [index, { address }] of worldAccounts.entries()) {
    const balance = parseEther(native[index] ?? '0')
    await sender.request('hardhat_setBalance', [address, numberToHex(balance)])
  }

  for (const key of ['usdc', 'orchard', 'usdcLookalike'] as const) {
    const { name, symbol, decimals } = tokens[key]
    const held = worldAccounts
      .map(({ address }, index) => ({
        address,
        units: parseUnits(amounts[key][index] ?? '0', decimals),
      }))
      .filter(({ units }) => units > 0n)
    const { abi, bytecode } = readCompiled('DemoToken')
    const initCode = encodeDeployData({
      abi,
      bytecode,
      args: [name, symbol, decimals, issuer, held.map((h) => h.address), held.map((h) => h.units)],
    })
    await deploy(sender, { factory: factories.safe, initCode, expected: worldContracts[id][key] })
  }

  const { abi, bytecode } = readCompiled('DemoCollectible')
  const holders = collectible.map((index) => worldAccounts[index]?.address)
  const initCode = encodeDeployData({ abi, bytecode, args: [issuer, holders] })
  await deploy(sender, {
    factory: factories.safe,
    initCode,
    expected: worldContracts[id].collectible,
  })
}
