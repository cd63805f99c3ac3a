import { encodeFunctionData } from 'viem'
import { safeAbi } from '../../chain/deployContracts.ts'
import type { WrittenSafe } from '../book.ts'
import type { World } from '../startWorld.ts'
import { execute } from './execute.ts'
import { planAnything, planTokens } from './plans.ts'

/** What a module does with a Safe; one is enabled first where there is none. */
export async function actAsModule(world: World, safe: WrittenSafe): Promise<void> {
  const { chain, random } = world
  const module = safe.modules[0] ?? random.pick(chain.accounts).address
  if (safe.modules.length === 0) {
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'enableModule', args: [module] })
    const call = { to: safe.address, value: 0n, data, operation: 0 as const }
    await execute(world, safe, { call, write: () => safe.modules.push(module) })
  }
  const success = random.chance(0.8)
  const plan = success
    ? planAnything(world, safe)
    : planTokens(world, safe, chain.accounts[1]?.address ?? module, 10n ** 20n)
  const { to, data: inner, operation } = plan.call
  // What fails moves no coins, whatever it says.
  const value = success || safe.coins < 100n ? plan.call.value : 6n
  const data = encodeFunctionData({
    abi: safeAbi,
    functionName: 'execTransactionFromModule',
    args: [to, value, inner, operation],
  })
  const where = await chain.send({ from: module, to: safe.address, data })
  const { hash, block } = where
  safe.moduleExecutions.push({ hash, block, module, success, to, value, data: inner, operation })
  if (success) plan.write(where)
}
