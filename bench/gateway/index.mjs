import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger, parseConfig, startServer } from '@countersign/server'
import { sql } from 'kysely'
import { openDatabase } from '../../apps/server/src/database/openDatabase.ts'
import { feedSafe } from './rows.mjs'

/**
 * How fast our gateway reads a chain and answers: `npm run bench:gateway [transactions] [safes]`.
 * Every transaction is really executed on a chain in another process. The lists of the second half
 * are fed with made-up rows, because nobody wants to wait for 11,000 transactions of one Safe.
 * The database is the embedded one, or the one at DATABASE_URL.
 */
const [transactions = 10_000, safes = 2_000] = process.argv.slice(2).map(Number)
const FEW = 1_000
const MANY = 10_000
const REQUESTS = 200
/** How much longer an answer may take with ten times the rows. */
const GOAL = 1.5

const directory = mkdtempSync(join(tmpdir(), 'countersign-bench-'))
const root = join(directory, 'site')
mkdirSync(root)
writeFileSync(join(root, 'index.html'), '<p>the app</p>')

let peak = 0
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
}, 50)

const chain = await forkChain()
const config = parseConfig(
  {
    PORT: String(await freePort()),
    DATA_DIR: directory,
    DATABASE_URL: process.env.DATABASE_URL,
    SESSION_SECRET: 'x'.repeat(32),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  },
  {
    chains: [
      {
        id: chain.id,
        shortName: 'bench',
        name: 'Bench',
        rpc: [chain.url],
        features: [],
        l2: false,
        tokens: [{ address: chain.token, symbol: 'T', name: 'Token', decimals: 18 }],
      },
    ],
  },
)
const logger = createLogger(config)
const database = await openDatabase({ config, logger })
const before = process.memoryUsage.rss()
const started = performance.now()
const used = process.cpuUsage()
const server = await startServer({ config, site: { root }, logger, database })
await until(async () => (await indexedBlock()) === chain.blocks)
const seconds = (performance.now() - started) / 1_000
const { user, system } = process.cpuUsage(used)
const processor = (user + system) / 1e6

const counted = await database.run((db) =>
  db
    .selectFrom('executions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('success', '=', true)
    .executeTakeFirstOrThrow(),
)
const size = await database.run((db) =>
  sql`select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r'`.execute(db),
)
line('safe transactions', `${counted.count} of ${transactions}, over ${safes} Safes`)
line('read in', `${seconds.toFixed(1)} s, of which ${processor.toFixed(1)} s of processor time`)
line('blocks', `${(chain.blocks / seconds).toFixed(0)} /s`)
line('transactions', `${rate(seconds)} /s, ${rate(processor)} /s of processor time`)
line('disk', `${(Number(size.rows[0].bytes) / transactions).toFixed(0)} bytes per transaction`)
line('memory', `${megabytes(before)} MB before, ${megabytes(peak)} MB at most`)

const [few, many] = [0, 1].map((index) => ({
  safe: chain.addresses[index],
  owner: chain.owners[index],
}))
for (const [{ safe, owner }, rows] of [
  [few, FEW],
  [many, MANY],
]) {
  await feedSafe(database, { chainId: chain.id, safe, owner, token: chain.token, rows })
}
await database.run((db) => sql`analyze`.execute(db))

let worst = 0
for (const [name, path] of Object.entries({
  history: ({ safe }) => `safes/${safe}/transactions/history`,
  queue: ({ safe }) => `safes/${safe}/transactions/queued`,
  owners: ({ owner }) => `owners/${owner}/safes`,
  balances: ({ safe }) => `safes/${safe}/balances/usd`,
})) {
  const [small, large] = await measure(path(few), path(many))
  const ratio = large.p50 / small.p50
  worst = Math.max(worst, ratio)
  line(name, `${text(small)} at ${FEW} rows, ${text(large)} at ${MANY}: ${ratio.toFixed(2)} ×`)
}
line('goal', `below ${GOAL} ×, all transactions read`)

clearInterval(watch)
await server.close()
await database.close()
chain.stop()
rmSync(directory, { recursive: true, force: true })
process.exit(worst < GOAL && Number(counted.count) === transactions ? 0 : 1)

async function forkChain() {
  const script = new URL('./chain.mjs', import.meta.url)
  const child = fork(script, [String(transactions), String(safes)])
  const message = await new Promise((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => reject(new Error('The chain ended.')))
  })
  return { ...message, stop: () => child.disconnect() }
}

async function indexedBlock() {
  const answer = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^countersign_indexer_indexed_block\{[^}]*\} (\d+)/m.exec(answer)?.[1])
}

async function until(isDone) {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** By turns, so that whatever else the machine does hits both alike. */
async function measure(...paths) {
  const times = paths.map(() => [])
  for (let index = 0; index < REQUESTS + 20; index++) {
    for (const [which, path] of paths.entries()) {
      const begin = performance.now()
      const answer = await fetch(`${server.url}/v1/chains/${chain.id}/${path}`)
      const body = await answer.text()
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${body}`)
      // The first ones find everything cold.
      if (index >= 20) times[which].push(performance.now() - begin)
    }
  }
  return times.map((each) => {
    each.sort((one, other) => one - other)
    return { p50: each[REQUESTS / 2], p95: each[Math.floor(REQUESTS * 0.95)] }
  })
}

function rate(time) {
  return (transactions / time).toFixed(0)
}

function text({ p50, p95 }) {
  return `${p50.toFixed(1)} / ${p95.toFixed(1)} ms (p50 / p95)`
}

function line(name, value) {
  console.log(`${name.padEnd(20)} ${value}`)
}

function megabytes(bytes) {
  return Math.round(bytes / 1024 / 1024)
}

async function freePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
