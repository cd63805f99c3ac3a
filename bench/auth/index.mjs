/**
 * Sign-in beside siwe 3 + express-session, one core each, in the same run.
 *
 *     npm run bench:auth
 *
 * Rates are per second of the server's own CPU time: what else runs on the machine hardly counts.
 * The servers take turns, and the median of their turns is told. Ours writes every sign-in to a
 * database: to the embedded one and to Postgres. The peer keeps its
 * sessions in memory. The client has the other core; so has Postgres.
 */

import { execFileSync } from 'node:child_process'
import { setPriority } from 'node:os'
import { startPostgres } from '../../apps/server/src/testing/startPostgres.ts'
import { ensurePrograms } from '../../scripts/lib/ensurePrograms.mjs'
import { closedLoop, openLoop } from './load.mjs'
import { startOurs, startPeer } from './servers.mjs'
import { askers, prepareVisitors } from './visitors.mjs'

const TURNS = 3
const VERIFIES = 1_500
const OVERLOAD_SECONDS = 4
const OVERLOAD = 3

Object.assign(process.env, await ensurePrograms(['bench:auth']))
execFileSync('taskset', ['-acp', '1', String(process.pid)], { stdio: 'ignore' })

/** What one server does, as long as it has time for everything. */
async function measure({ port, cpuSeconds }) {
  const { nonces, sessions } = await askers(port, { nonces: 3_000, sessions: 6_000 })
  return {
    verify: await closedLoop(await prepareVisitors(port, VERIFIES), { cpuSeconds }),
    nonce: await closedLoop(nonces, { cpuSeconds }),
    session: await closedLoop(sessions, { cpuSeconds }),
  }
}

/** What is left of it when three times as many come as it can serve. */
async function overload({ port, cpuSeconds }, rate) {
  const few = await prepareVisitors(port, Math.round(rate * 2))
  const once = await openLoop(few, { rate, cpuSeconds })
  const many = await prepareVisitors(port, Math.round(rate * OVERLOAD * OVERLOAD_SECONDS))
  return { once, thrice: await openLoop(many, { rate: rate * OVERLOAD, cpuSeconds }) }
}

/** Of several turns, call by call, the one in the middle. */
function median(turns) {
  const middle = (call) =>
    turns.map((turn) => turn[call]).sort((a, b) => a.perCpuSecond - b.perCpuSecond)[
      Math.floor(turns.length / 2)
    ]
  return { verify: middle('verify'), nonce: middle('nonce'), session: middle('session') }
}

const round = (number) => number.toFixed(number < 10 ? 1 : 0)
const times = ({ p50, p95, p99 }) =>
  `p50 ${round(p50)} ms, p95 ${round(p95)} ms, p99 ${round(p99)} ms`

function tell(name, { verify, nonce, session }) {
  console.log(`\n${name}`)
  for (const [call, result] of Object.entries({ verify, nonce, session })) {
    const rates = `${round(result.perCpuSecond).padStart(6)} /s of CPU ${round(result.rate).padStart(6)} /s`
    console.log(`  ${call.padEnd(8)} ${rates}   ${times(result.latency)}`)
    if (result.failed > 0) throw new Error(`${result.failed} answers were wrong.`)
  }
}

/** @returns the share of its rate that is left, per second of CPU as all rates */
function tellOverload({ once, thrice }, capacity) {
  const share = thrice.perCpuSecond / capacity.perCpuSecond
  console.log(
    `  1 × load ${round(once.rate)} /s good, ${once.refused} refused   ${times(once.latency)}`,
  )
  console.log(
    `  3 × load ${round(thrice.perCpuSecond)} /s of CPU (${round(share * 100)} % of what it can), ` +
      `${round(thrice.rate)} /s good (${round((thrice.rate / capacity.rate) * 100)} %), ` +
      `${thrice.refused} refused, ${thrice.failed} failed   ${times(thrice.latency)}; ` +
      `refusals ${times(thrice.refusalLatency)}`,
  )
  return share
}

const postgres = await startPostgres()
const servers = [
  {
    name: 'siwe 3.0.0 + express-session 1.19.0 (express 5.3.0, in memory)',
    server: await startPeer(),
  },
  { name: 'Countersign, embedded database', server: await startOurs() },
  {
    name: 'Countersign, Postgres',
    server: await startOurs({ databaseUrl: await postgres.createDatabase() }),
  },
].map((each) => ({ ...each, turns: [] }))

// After the servers, which would inherit it: Postgres has the client's core, and a crowd that keeps the
// database from working would make any server look as if it gave up.
setPriority(10)

// The first turn compiles the code; it is not counted.
for (let turn = 0; turn <= TURNS; turn += 1) {
  for (const { server, turns } of servers) {
    const measured = await measure(server)
    if (turn > 0) turns.push(measured)
  }
}

let isGood = true
const [theirs] = servers.map(({ turns }) => median(turns))
for (const { name, server, turns } of servers) {
  const ours = median(turns)
  tell(name, ours)
  const kept = tellOverload(await overload(server, ours.verify.rate), ours.verify)
  await server.stop()
  if (turns === servers[0].turns) continue
  const ratio = ours.verify.perCpuSecond / theirs.verify.perCpuSecond
  console.log(
    `  ${ratio.toFixed(2)} × the peer's verify rate (goal: 3), ${round(kept * 100)} % kept (goal: 80)`,
  )
  isGood &&= ratio >= 3 && kept >= 0.8
}
await postgres.stop()
process.exit(isGood ? 0 : 1)
