import { expect, it } from 'vitest'
import { usePostgres } from '../../testing/usePostgres.ts'
import { boundedPool } from './boundedPool.ts'
import { createLimits, type Limits } from './createLimits.ts'
import { LIMIT_RULES } from './limitRules.ts'

const postgres = usePostgres()
const CALLS = 120
const PATIENT = { timeoutMs: 15_000 }

/** In bursts of 30, as a page asks, spread over the servers. */
async function askInBursts(servers: readonly Limits[]): Promise<void> {
  for (let done = 0; done < CALLS; done += 30) {
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        servers[index % servers.length]?.consume('rpc', 'visitor'),
      ),
    )
    expect(new Set(waits)).toEqual(new Set([0]))
  }
}

/** How many single calls are still let through. */
async function countLeft(server: Limits): Promise<number> {
  let count = 0
  while ((await server.consume('rpc', 'visitor')) === 0) count += 1
  return count
}

it.each([1, 2])('R-OP-1 120 calls in bursts of 30 are charged 120 by %i on Postgres', async (n) => {
  const { database } = await postgres()
  const pool = database.pool && boundedPool({ pool: database.pool, ...PATIENT })
  const servers = Array.from({ length: n }, () =>
    createLimits({ enabled: true, pool: pool ?? undefined }),
  )
  await askInBursts(servers)
  const charged = await pool?.query({ text: 'select points::int from rate_limits' })
  expect(charged).toMatchObject({ rows: [{ points: CALLS }] })
  const [first] = servers
  if (first) expect(await countLeft(first)).toBe(LIMIT_RULES.rpc.points - CALLS)
})

it('R-OP-1 120 calls in bursts of 30 are charged 120 where the database is embedded', async () => {
  const server = createLimits({ enabled: true })
  await askInBursts([server])
  expect(await countLeft(server)).toBe(LIMIT_RULES.rpc.points - CALLS)
})
