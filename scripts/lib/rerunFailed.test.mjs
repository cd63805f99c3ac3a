import { expect, it } from 'vitest'
import { rerunFailed } from './rerunFailed.mjs'

/** A runner that ends with the first part that fails, as `runParts` does. */
async function again({ last, counts = {}, results = {}, needs }) {
  const ran = []
  const forgotten = []
  let said = ''
  const run = async (parts) => {
    const done = []
    for (const { name, only } of parts) {
      ran.push(only ? [name, only.count] : [name])
      done.push({ name, passed: 1, failed: 0, ...results[name] })
      if (done.at(-1).failed > 0) break
    }
    return {
      done,
      failed: done.filter((part) => part.failed > 0).map(({ name }) => name),
      notRun: parts.slice(done.length).map(({ name }) => name),
    }
  }
  const select = (name) => counts[name] && { count: counts[name] }
  const write = (text) => {
    said += text
  }
  const forget = (name) => forgotten.push(name)
  const ended = await rerunFailed({ last, select, forget, needs, run, write })
  return { ...ended, ran, said, forgotten }
}

it('runs nothing and says so where nothing failed', async () => {
  const last = { failed: [], notRun: [] }
  expect(await again({ last })).toEqual({
    code: 0,
    last,
    ran: [],
    forgotten: [],
    said: 'Nothing failed last time, and nothing was run now.\n',
  })
})

it('has nothing to go by before the first run', async () => {
  await expect(again({})).rejects.toThrow('No run has ended here yet: `npm test`.')
})

it('runs what failed of a part, and names what has not been run since', async () => {
  const last = { failed: ['unit'], notRun: ['strangers', 'e2e'] }
  expect(await again({ last, counts: { unit: 2 }, results: { unit: { passed: 2 } } })).toEqual({
    code: 0,
    last: { failed: [], notRun: ['strangers', 'e2e'] },
    ran: [['unit', 2]],
    forgotten: [],
    said: 'What failed last passes now. Not run yet: `npm test -- strangers e2e`.\n',
  })
})

it('runs all of a part whose report does not say what failed', async () => {
  const { ran } = await again({ last: { failed: ['check'], notRun: [] } })
  expect(ran).toEqual([['check']])
})

it('keeps what fails still, and what was not reached because of it', async () => {
  const last = { failed: ['check', 'unused'], notRun: ['e2e'] }
  const { code, last: next, said } = await again({ last, results: { check: { failed: 1 } } })
  expect([code, next]).toEqual([1, { failed: ['check', 'unused'], notRun: ['e2e'] }])
  expect(said).toBe('Failed still: check, unused.\n')
})

it.each([
  ['pass', { passed: 1 }],
  ['fail', { passed: 0, failed: 1 }],
])('does not take tests that are gone for tests that pass, whether others %s', async (_, unit) => {
  const { code, said, last, forgotten } = await again({
    last: { failed: ['unit'], notRun: [] },
    counts: { unit: 2 },
    results: { unit },
  })
  expect([code, last.failed, forgotten]).toEqual([1, ['unit'], ['unit']])
  expect(said).toContain('Not all that failed in unit is still there')
})

it('does not take a part that ran no test for one that passes', async () => {
  const last = { failed: ['e2e'], notRun: [] }
  expect((await again({ last, results: { e2e: { passed: 0 } } })).code).toBe(1)
})

it('runs before a part what that stands on', async () => {
  const last = { failed: ['size'], notRun: [] }
  const { ran } = await again({ last, needs: { size: ['build'] } })
  expect(ran).toEqual([['build'], ['size']])
})
