import { expect, it } from 'vitest'
import { DEEP_PARTS } from './deepParts.mjs'
import { recordDeepRun } from './recordDeepRun.mjs'
import { showDeepStatus } from './showDeepStatus.mjs'

const FIRST = 'a'.repeat(40)
const SECOND = 'b'.repeat(40)
const SQUASHED = 'f'.repeat(40)
/** What `git diff` says of each commit that it knows. */
const CHANGED = {
  [FIRST]: ['apps/web/src/main.tsx', 'docs/testing.md'],
  [SECOND]: ['docs/testing.md'],
}

async function git(command, ...args) {
  const [, changed] = Object.entries(CHANGED).find(([name]) =>
    args.some((arg) => arg.length === 12 && name.startsWith(arg)),
  ) ?? [undefined, undefined]
  if (!changed) return { code: 1, output: '' }
  return { code: 0, output: command === 'diff' ? `${changed.join('\0')}\0` : '' }
}

it('names what is stale, failed or was never run, and nothing for a change of words', async () => {
  let page = '<!-- written by `npm run test:deep` -->\n<!-- until here -->\n'
  const ran = (part, commit, result) => {
    const when = { date: '2026-11-17', platform: 'linux-x64', minutes: 1, counted: [] }
    page = recordDeepRun(page, { part, commit, passed: 3, failed: 0, ...when, ...result })
  }
  ran('requests', FIRST)
  ran('properties', FIRST)
  ran('witnesses', SECOND)
  ran('browser', SECOND, { failed: 2 })
  ran('sessions', SQUASHED)
  ran('simulate', SECOND, { passed: 0, notRun: 'no anvil' })

  let said = ''
  const write = (text) => {
    said += text
  }
  const parts = Object.keys(DEEP_PARTS)
  expect(await showDeepStatus({ page, write, git })).toBe(parts.length - 2)
  const lines = said.trim().split('\n')
  const of = (name) => `${name.slice(0, 12)} (2026-11-17, linux-x64)`
  expect(lines).toEqual(
    expect.arrayContaining([
      `properties: stale, 1 file has changed since ${of(FIRST)}: apps/web/src/main.tsx`,
      `sessions: stale, ${of(SQUASHED)} is not in the history`,
      `simulate: not run on linux-x64: no anvil, at ${of(SECOND)}`,
      `browser: not green, 3 passed, 2 failed, at ${of(SECOND)}`,
      'mutations: never run',
      `2 of ${parts.length} parts are green on this code.`,
    ]),
  )
  expect(lines.filter((line) => /^(requests|witnesses):/.test(line))).toEqual([])
})
