import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/database/openDatabase.ts'
import { createLogger } from '../src/log/createLogger.ts'
import { startTestChain } from '../src/modules/gateway/testing/chain/startTestChain.ts'
import { countIdleCalls } from '../src/modules/gateway/testing/world/countIdleCalls.ts'

/**
 * What a chain costs its nodes in a day while nothing happens on it, counted on a real chain and index:
 * `node scripts/run.mjs apps/server/scripts/nodeCalls.ts`. docs/operations.md has the table.
 */
const SAFES = [10, 1_000, 100_000]
const BLOCKS = 5
const DAY = 24 * 3_600
/** What is asked beside the blocks, each by its rhythm: where the index, and every server, looks. */
const POLL_SECONDS = 4
const LOOK_SECONDS = 15
const READY_SECONDS = 5

const logger = createLogger({ logLevel: 'silent', secrets: [] })
console.log('Safes      for a block    a day, 12 s blocks    a day, 2 s blocks')
for (const safes of SAFES) {
  const dataDir = mkdtempSync(join(tmpdir(), 'countersign-calls-'))
  const chain = await startTestChain()
  const database = await openDatabase({ config: { databaseUrl: null, dataDir }, logger })
  try {
    const { calls } = await countIdleCalls({ chain, database, safes, blocks: BLOCKS })
    const { eth_getBlockByNumber: polls = 0, ...others } = calls
    const perBlock = Object.values(others).reduce((sum, count) => sum + count, 0)
    // A look that finds nothing new is one question; two nodes are looked at, and one is asked its id.
    const always = DAY / POLL_SECONDS + (2 * DAY) / LOOK_SECONDS + DAY / READY_SECONDS
    const aDay = (blockSeconds: number) => {
      // Of several blocks that came between two polls each is read; the last one was brought by the poll.
      const more = Math.max(0, DAY / blockSeconds - DAY / POLL_SECONDS) * polls
      return Math.round(always + (DAY / blockSeconds) * perBlock + more)
    }
    const cells = [perBlock + polls, aDay(12), aDay(2)].map((each) => each.toLocaleString('en'))
    console.log(String(safes).padEnd(10), cells.map((cell) => cell.padEnd(20)).join(' '))
  } finally {
    await database.close()
    await chain.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
