import { sql } from 'kysely'
import { concat, type Hex, numberToHex, padHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/types.ts'
import { DatabaseUnavailableError } from '../../../errors/databaseUnavailableError.ts'
import { createLogger } from '../../../log/createLogger.ts'
import { onBothDatabases } from '../../../testing/onBothDatabases.ts'
import { hostileCode } from '../testing/hostile/hostileCode.ts'
import { startTestGround, type TestGround } from '../testing/server/startTestGround.ts'
import type { TestSafe } from '../testing/server/testSafe.ts'
import { createFollower } from './follow/createFollower.ts'
import { indexedState } from './indexedState.ts'

const logger = createLogger({ logLevel: 'silent', secrets: [] })
/** In one transaction on the chain; the block has two of them. */
const DROPS = 3_000
const COINS = 7n
/** What a step writes at once, whatever a block holds. */
const MAX_ROWS = 2_000
/** Every transfer has a row of its own and one in the history. */
const ROWS = (2 * DROPS + 1) * 2

/** How many rows of the Safe's lists the running transaction has added. */
async function countAdded(db: Parameters<Parameters<Database['transaction']>[0]>[0]) {
  const { rows } = await sql<{ count: string }>`select (
    (select count(*) from transfers where xmin::text = (pg_current_xact_id()::text)) +
    (select count(*) from history where xmin::text = (pg_current_xact_id()::text))
  ) as count`.execute(db)
  return Number(rows[0]?.count)
}

onBothDatabases((opened) => {
  describe('R-GW-10 a block with more events than fit into one transaction', () => {
    let ground: TestGround
    let safe: TestSafe
    let rain: Hex
    let snapshot: unknown
    /** How many rows each transaction added. */
    let added: number[] = []
    /** From this transaction on, the server is gone. */
    let killedAt = Number.POSITIVE_INFINITY

    const counting = (database: Database): Database => ({
      ...database,
      transaction: (work) => {
        if (added.length >= killedAt) return Promise.reject(new DatabaseUnavailableError())
        return database.transaction(async (db) => {
          const result = await work(db)
          added.push(await countAdded(db))
          return result
        })
      },
    })
    /** Reads as far as it comes, as a server does that was just started. */
    const read = async (kill = Number.POSITIVE_INFINITY) => {
      added = []
      killedAt = kill
      const follower = createFollower({
        chain: ground.chain,
        database: counting(opened()),
        lease: { chainId: ground.chain.id, holder: 'test', leaseMs: 60_000 },
        firstBlock: 0,
        logger,
      })
      while ((await follower.advance(AbortSignal.timeout(60_000))) === 'behind');
      return added.reduce((sum, rows) => sum + rows, 0)
    }
    const fill = () => {
      const data = concat([padHex(safe.address), padHex(numberToHex(DROPS))])
      const pour = { from: ground.payer, to: rain, data }
      const pay = { from: ground.payer, to: safe.address, value: COINS }
      return ground.chain.sendTogether([pour, pay, pour])
    }
    const kept = async () => {
      const { rows } = await opened().run((db) =>
        sql<Record<'transfers' | 'history' | 'balance', string>>`select
          (select count(*) from transfers where safe = ${safe.address}) as transfers,
          (select count(*) from history where safe = ${safe.address}) as history,
          (select balance from safes where address = ${safe.address}) as balance`.execute(db),
      )
      const { transfers, history, balance } = rows[0] ?? {}
      return { rows: Number(transfers) + Number(history), balance: BigInt(balance ?? -1) }
    }
    const block = async () => (await indexedState(opened(), ground.chain.id))?.blockNumber

    beforeAll(async () => {
      ground = await startTestGround()
      const { contract } = await ground.chain.send({ from: ground.payer, data: hostileCode.rain })
      if (!contract) throw new Error('Nothing was deployed.')
      rain = contract
      safe = await ground.createSafe('1.4.1', [ground.ada.address])
      await read()
      snapshot = await ground.chain.request('evm_snapshot')
    })
    afterAll(() => ground?.stop())

    it('is written in parts; whoever is killed between two of them goes on where it was', async () => {
      const before = await block()
      await fill()
      await expect(read(3)).rejects.toThrow(DatabaseUnavailableError)
      // What is written already is there; that the block was read, nobody says.
      expect(added).toEqual([MAX_ROWS, MAX_ROWS, MAX_ROWS])
      expect(await block()).toBe(before)
      expect((await kept()).rows).toBe(3 * MAX_ROWS)
      expect(await read()).toBe(ROWS - 3 * MAX_ROWS)
      expect(Math.max(...added)).toBeLessThanOrEqual(MAX_ROWS)
      expect(await block()).toBe((before ?? 0) + 1)
      expect(await kept()).toEqual({ rows: ROWS, balance: COINS })
    })

    it('goes as a whole with a reorg', async () => {
      await ground.chain.request('evm_revert', [snapshot])
      snapshot = await ground.chain.request('evm_snapshot')
      await ground.chain.mine(2)
      await read()
      expect(await kept()).toEqual({ rows: 0, balance: 0n })
    })

    // At other times, so that the blocks are others: the same ones, only fewer, are a node that lags.
    it.each([
      ['another block in its place', 1, 100],
      ['no block in its place', 0, 200],
    ])('goes as well when it was never written to its end: %s', async (_, blocks, seconds) => {
      await ground.chain.request('evm_revert', [snapshot])
      snapshot = await ground.chain.request('evm_snapshot')
      await ground.chain.request('evm_increaseTime', [seconds])
      await ground.chain.mine(5)
      await read()
      const there = await ground.chain.request('evm_snapshot')
      await fill()
      await expect(read(3)).rejects.toThrow(DatabaseUnavailableError)
      expect((await kept()).rows).toBe(3 * MAX_ROWS)
      await ground.chain.request('evm_revert', [there])
      if (blocks > 0) await ground.giveCoins(safe, 2n)
      await read()
      const coins = BigInt(blocks) * 2n
      expect(await kept()).toEqual({ rows: blocks * 2, balance: coins })
    })
  })
})
