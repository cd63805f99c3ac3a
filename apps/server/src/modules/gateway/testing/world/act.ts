import { approve, changeOwners, changeThreshold, signMessage } from './actions/change.ts'
import { createSafe } from './actions/createSafe.ts'
import { execute } from './actions/execute.ts'
import { actAsModule } from './actions/modules.ts'
import { executeThrough, executeTogether } from './actions/nest.ts'
import { planAnything, planBatch, planCoins, planTokens } from './actions/plans.ts'
import {
  receiveCoins,
  receiveCollectible,
  receiveSilently,
  receiveTokens,
} from './actions/receive.ts'
import type { WrittenSafe } from './book.ts'
import type { World } from './startWorld.ts'

type Action = (world: World, safe: WrittenSafe) => Promise<unknown>

/** How often each kind of thing happens, of all that happen. */
const ACTIONS: readonly [number, Action][] = [
  [4, (world) => createSafe(world)],
  [10, receiveCoins],
  [6, receiveTokens],
  [4, receiveCollectible],
  [3, receiveSilently],
  [12, (world, safe) => execute(world, safe, planAnything(world, safe))],
  [4, executeWithCoins],
  [3, executeAndRefund],
  [4, executeInVain],
  [8, executeBatch],
  [6, executeTogether],
  [6, executeThrough],
  [10, actAsModule],
  [8, changeOwners],
  [4, changeThreshold],
  [6, approve],
  [2, signMessage],
  [2, ({ chain, random }) => chain.mine(1 + random.below(5))],
]

/** Lets something happen, and writes it down. */
export async function act(world: World): Promise<void> {
  const { random, book, contracts } = world
  // First one of every kind.
  const kind = contracts.kinds[book.safes.length]
  if (kind) {
    await createSafe(world, kind)
    return
  }
  let left = random.below(ACTIONS.reduce((sum, [weight]) => sum + weight, 0))
  for (const [weight, action] of ACTIONS) {
    left -= weight
    if (left >= 0) continue
    const safe = random.pick(book.safes)
    await action(world, safe)
    return
  }
}

async function executeWithCoins(world: World, safe: WrittenSafe): Promise<void> {
  // Before 1.3.0 no coins could come along.
  const value = safe.kind.version === '1.1.1' ? 0n : 12n
  await execute(world, safe, planAnything(world, safe), { value })
}

/** A batch in a batch. */
async function executeBatch(world: World, safe: WrittenSafe): Promise<void> {
  const { chain, random } = world
  const to = random.pick(chain.accounts).address
  const value = safe.coins > 100n ? 3n : 0n
  const inner = planBatch(safe, [planCoins(world, safe, to, value)])
  await execute(world, safe, planBatch(safe, [planAnything(world, safe), inner]))
}

/** With gas for its own, a Safe's transaction fails without failing the transaction around it. */
async function executeInVain(world: World, safe: WrittenSafe): Promise<void> {
  const plan = planTokens(world, safe, safe.address, 10n ** 20n)
  const call = { ...plan.call, value: safe.coins > 100n ? 6n : 0n }
  await execute(world, safe, { ...plan, call }, { safeTxGas: 200_000n, fails: true })
}

async function executeAndRefund(world: World, safe: WrittenSafe): Promise<void> {
  // Enough for any amount of gas at one wei.
  if (safe.coins < 500_000n) await receiveCoins(world, safe)
  // A Safe that pays for gas uses no more than it was told.
  const options = { gasPrice: 1n, safeTxGas: 200_000n }
  await execute(world, safe, planTokens(world, safe, safe.address, 0n), options)
}
