import type { Address } from 'viem'
import { type Where, type WrittenSafe, writeCoins } from '../book.ts'
import { type Prepared, type PrepareOptions, prepareExecution } from '../prepareExecution.ts'
import type { World } from '../startWorld.ts'
import type { Plan } from './plans.ts'

export type ExecuteOptions = PrepareOptions & {
  /** Coins that whoever executes it sends along. */
  value?: bigint
  /** Whether what the Safe does fails, while its transaction does not. */
  fails?: boolean
}

/** Executes a plan and writes down what that means. */
export async function execute(
  world: World,
  safe: WrittenSafe,
  plan: Plan,
  options: ExecuteOptions = {},
): Promise<void> {
  const { chain, random } = world
  const { value = 0n, fails = false, gasPrice = 0n } = options
  const prepared = await prepareExecution(chain, safe, plan.call, options)
  const executor = random.pick(chain.accounts).address
  const where = await chain.send({
    from: executor,
    to: safe.address,
    data: prepared.calldata,
    value,
  })
  writeExecution(prepared, where, executor, !fails)
  if (value > 0n) writeSentAlong(safe, where, executor, value)
  if (!fails) plan.write(where)
  if (gasPrice > 0n) await writeRefund(world, safe, where, executor)
}

export function writeExecution(
  prepared: Prepared,
  { hash, block }: Where,
  executor: Address,
  success: boolean,
): void {
  const { safe, to, value, data, operation, safeTxHash, nonce, threshold } = prepared
  const call = { to, value, data, operation }
  safe.executions.push({ hash, block, ...call, safeTxHash, nonce, threshold, success, executor })
}

/** No Safe says anything about it, but it can be seen: the Safe was called with it. */
function writeSentAlong(safe: WrittenSafe, { hash, block }: Where, from: Address, value: bigint) {
  safe.coins += value
  const what = { kind: 'native' as const, token: null, from, to: safe.address, value }
  safe.transfers.push({ hash, block, ...what })
}

/** How much that is, only the gas that was used decides: what is missing now. */
async function writeRefund(world: World, safe: WrittenSafe, where: Where, to: Address) {
  const balance = await world.chain.request('eth_getBalance', [safe.address, 'latest'])
  const value = safe.coins - BigInt(String(balance))
  writeCoins(world.book, { from: safe.address, to, value }, where)
}
