/**
 * Sign-in beside siwe 3 + express-session, one core each, in the same run.
 *
 *     npm run bench:auth
 *
 * Rates are per second of the server's own CPU time: what else runs on the machine does not count.
 * Ours writes every sign-in to a database: to the embedded one and, where the system has it, to
 * Postgres. The peer keeps its sessions in memory. The client has the other core; so has Postgres.
 */

import { execFileSync } from 'node:child_process'
import { startPostgres } from '../../apps/server/src/testing/startPostgres.ts'
import { ensurePostgres } from '../../scripts/lib/postgres.mjs'
import { closedLoop, openLoop } from './load.mjs'
import { startOurs, startPeer } from './servers.mjs'
import { askers, prepareVisitors } from './visitors.mjs'

const VERIFIES = 1_500
const OVERLOAD_SECONDS = 4
const OVERLOAD = 3

execFileSync('taskset', ['-acp', '1', String(process.pid)], { stdio: 'ignore' })

/** What one server does, as long as it has time for everything. */
async function measure({ port, cpuSeconds }) {
  // The first ones compile the code.
  await closedLoop(await prepareVisitors(port, 300))
  const { nonces, sessions } = await askers(port, { nonces: 3_000, sessions: 6_000 })
  return {
    verify: await closedLoop(await prepareVisitors(port, VERIFIES), { cpuSeconds }),
    nonce: await closedLoop(nonces, { cpuSeconds }),
    session: await closedLoop(sessions, { cpuSeconds }),
  }
}

/** What is left of it when three times as many come as it can serve. */
async function overload({ port }, rate) {
  const once = await openLoop(await prepareVisitors(port, Math.round(rate * 2)), { rate })
  const visitors = await prepareVisitors(port, Math.round(rate * OVERLOAD * OVERLOAD_SECONDS))
  return { once, thrice: await openLoop(visitors, { rate: rate * OVERLOAD }) }
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

function tellOverload({ once, thrice }, capacity) {
  const share = thrice.rate / capacity
  console.log(
    `  1 × load ${round(once.rate)} /s good, ${once.refused} refused   ${times(once.latency)}`,
  )
  console.log(
    `  3 × load ${round(thrice.rate)} /s good (${round(share * 100)} % of what it can), ` +
      `${thrice.refused} refused, ${thrice.failed} failed   ${times(thrice.latency)}; ` +
      `refusals ${times(thrice.refusalLatency)}`,
  )
  return share
}

const peer = await startPeer()
const theirs = await measure(peer)
tell('siwe 3.0.0 + express-session 1.19.0 (express 5.3.0, in memory)', theirs)
tellOverload(await overload(peer, theirs.verify.rate), theirs.verify.rate)
await peer.stop()

let isGood = true
async function compare(name, options) {
  const server = await startOurs(options)
  const ours = await measure(server)
  tell(name, ours)
  const kept = tellOverload(await overload(server, ours.verify.rate), ours.verify.rate)
  const ratio = ours.verify.perCpuSecond / theirs.verify.perCpuSecond
  console.log(
    `  ${ratio.toFixed(2)} × the peer's verify rate (goal: 3), ${round(kept * 100)} % kept (goal: 80)`,
  )
  isGood &&= ratio >= 3 && kept >= 0.8
  await server.stop()
}

await compare('Countersign, embedded database')
await ensurePostgres()
const postgres = await startPostgres()
await compare('Countersign, Postgres', { databaseUrl: await postgres.createDatabase() })
await postgres.stop()
process.exit(isGood ? 0 : 1)
