import type { WrittenSafe } from '../book.ts'
import { prepareExecution } from '../prepareExecution.ts'
import type { World } from '../startWorld.ts'
import { execute, writeExecution } from './execute.ts'
import { encodeBatch, planAnything, planBatch } from './plans.ts'

const toCall = (safe: WrittenSafe, data: `0x${string}`) => ({
  to: safe.address,
  value: 0n,
  data,
  operation: 0 as const,
})

/** Several Safes' transactions, and two of one Safe, in one call to a batch contract. */
export async function executeTogether(world: World, safe: WrittenSafe): Promise<void> {
  const { chain, contracts, book, random } = world
  const others = book.safes.filter((other) => other !== safe).slice(0, 2)
  const executor = random.pick(chain.accounts).address
  // What one of them receives another may not count on, so that the order does not matter.
  const first = planAnything(world, safe)
  const prepared = [await prepareExecution(chain, safe, first.call)]
  const plans = [first]
  for (const other of others) {
    const plan = planAnything(world, other)
    plans.push(plan)
    prepared.push(await prepareExecution(chain, other, plan.call))
  }
  const nothing = { to: executor, value: 0n, data: '0x' as const, operation: 0 as const }
  prepared.push(await prepareExecution(chain, safe, nothing, { ahead: 1 }))
  const data = encodeBatch(prepared.map((each) => toCall(each.safe, each.calldata)))
  const where = await chain.send({ from: executor, to: contracts.multiSendCallOnly, data })
  for (const each of prepared) writeExecution(each, where, executor, true)
  for (const plan of plans) plan.write(where)
}

/** A Safe that executes another Safe's transaction, in a batch of its own. */
export async function executeThrough(world: World, safe: WrittenSafe): Promise<void> {
  const { chain, book, random } = world
  const others = book.safes.filter((other) => other !== safe)
  if (others.length === 0) return
  const other = random.pick(others)
  const inner = planAnything(world, other)
  const outer = planAnything(world, safe)
  const prepared = await prepareExecution(chain, other, inner.call)
  let executor: `0x${string}` | undefined
  const plan = planBatch(safe, [
    outer,
    {
      call: toCall(other, prepared.calldata),
      write: (where) => {
        executor = safe.executions.at(-1)?.executor
        writeExecution(prepared, where, executor ?? safe.address, true)
        inner.write(where)
      },
    },
  ])
  await execute(world, safe, plan)
}
