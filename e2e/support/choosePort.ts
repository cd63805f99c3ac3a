import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** From 1024 up, those at which `fetch` asks nobody (https://fetch.spec.whatwg.org/#port-blocking). */
const REFUSED = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
]
/** Below those that systems give to whoever connects anywhere, which come and go while servers start. */
const RANGE = { from: 20_000, below: 30_000 }
/** They are seldom taken; more attempts than this would mean that something else is wrong. */
const MOST_TRIES = 50

export interface ChoosePortParameters {
  env?: NodeJS.ProcessEnv
  /** Some port of those that may be chosen. */
  pick?: () => number
  /** Listens at a port for a moment; fails where somebody does. */
  probe?: (port: number) => Promise<unknown>
}

/**
 * The first of `count` ports in a row for the servers of a run: that of E2E_PORT, or free ones. The
 * choice is put into E2E_PORT, for workers read the configuration again.
 */
export async function choosePort(
  count: number,
  {
    env = process.env,
    pick = () => randomInt(RANGE.from, RANGE.below - count),
    probe = listen,
  }: ChoosePortParameters = {},
): Promise<number> {
  if (env.E2E_PORT) {
    const given = Number(env.E2E_PORT)
    const refused = row(given, count).find((port) => REFUSED.includes(port))
    if (!refused) return given
    throw new Error(`E2E_PORT is ${given}, but \`fetch\` refuses port ${refused}. Take another.`)
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const first = pick()
    const taken = await Promise.allSettled(row(first, count).map(probe))
    if (taken.some(({ status }) => status === 'rejected')) continue
    env.E2E_PORT = String(first)
    return first
  }
  throw new Error(`There are no ${count} free ports in a row.`)
}

const row = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

function listen(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, () => server.close(() => resolve()))
  })
}
