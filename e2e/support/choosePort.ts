import { createServer } from 'node:net'

/** From 1024 up, those at which `fetch` asks nobody (https://fetch.spec.whatwg.org/#port-blocking). */
const REFUSED = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
  ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
]
/** Neighbours are seldom taken; more attempts than this would mean that something else is wrong. */
const MOST_TRIES = 50

export interface ChoosePortParameters {
  env?: NodeJS.ProcessEnv
  /** Listens at a port for a moment (0: at any), and says which it was; fails where somebody does. */
  probe?: (port: number) => Promise<number>
}

/**
 * The first of `count` ports in a row for the servers of a run: that of E2E_PORT, or free ones. The
 * choice is put into E2E_PORT, for workers read the configuration again.
 */
export async function choosePort(
  count: number,
  { env = process.env, probe = listen }: ChoosePortParameters = {},
): Promise<number> {
  if (env.E2E_PORT) {
    const given = Number(env.E2E_PORT)
    const refused = row(given, count).find((port) => REFUSED.includes(port))
    if (!refused) return given
    throw new Error(`E2E_PORT is ${given}, but \`fetch\` refuses port ${refused}. Take another.`)
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const first = await probe(0)
    const others = row(first, count).slice(1)
    if (row(first, count).some((port) => REFUSED.includes(port))) continue
    const taken = await Promise.allSettled(others.map(probe))
    if (taken.some(({ status }) => status === 'rejected')) continue
    env.E2E_PORT = String(first)
    return first
  }
  throw new Error(`There are no ${count} free ports in a row.`)
}

const row = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

function listen(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}
