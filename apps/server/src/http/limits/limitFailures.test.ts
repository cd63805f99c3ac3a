import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AppEnv } from '../appEnv.ts'
import { createLimits } from './createLimits.ts'
import { limitFailures } from './limitRequests.ts'

/** Answers with the status that the path names. */
function app() {
  const limited: string[] = []
  const hono = new Hono<AppEnv>()
    .use(
      limitFailures('verifyFailures', {
        limits: createLimits({ enabled: true }),
        keyOf: (c) => c.req.header('X-Key'),
        onLimited: (name) => limited.push(name),
      }),
    )
    .get('/:status', (c) => c.body(null, c.req.param('status') === '401' ? 401 : 200))
  const ask = async (status: number, key?: string) =>
    (await hono.request(`/${status}`, { headers: key ? { 'X-Key': key } : {} })).status
  return { ask, limited }
}

it('stops a key after 20 refusals, and no other', async () => {
  const { ask, limited } = app()
  for (let i = 0; i < 20; i++) expect(await ask(401, 'a')).toBe(401)
  expect(await ask(200, 'a')).toBe(429)
  expect(limited).toEqual(['verifyFailures'])
  expect(await ask(401, 'b')).toBe(401)
})

it('does not count what succeeds', async () => {
  const { ask } = app()
  for (let i = 0; i < 50; i++) expect(await ask(200, 'a')).toBe(200)
})

it('takes keys of any length, and lets through what has none', async () => {
  const { ask } = app()
  const long = 'x'.repeat(5_000)
  for (let i = 0; i < 20; i++) await ask(401, long)
  expect(await ask(200, long)).toBe(429)
  for (let i = 0; i < 30; i++) expect(await ask(401)).toBe(401)
})
