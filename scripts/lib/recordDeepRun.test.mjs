import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DEEP_PARTS } from './deepParts.mjs'
import { listFiles } from './files.mjs'
import { readDeepRows } from './readDeepRows.mjs'
import { recordDeepRun } from './recordDeepRun.mjs'
import { root } from './toolchain.mjs'

const PAGE = 'Before.\n\n<!-- written by `npm run test:deep` -->\n<!-- until here -->\n\nAfter.\n'
const RUN = {
  part: 'requests',
  date: '2026-11-15',
  commit: '0123456789abcdef0123456789abcdef01234567',
  platform: 'linux-x64',
  passed: 4,
  failed: 0,
  minutes: 12.345,
  counted: ['200000 absurd requests: no 500'],
}
const rowOf = (text, part) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`| \`${part}\``))
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(3, -1)

describe('recordDeepRun', () => {
  it('writes date, commit, platform, counts and minutes of the part that ran', () => {
    const text = recordDeepRun(PAGE, RUN)
    expect(rowOf(text, 'requests')).toEqual([
      ...['2026-11-15', '`0123456789ab`', 'linux-x64'],
      ...['4 passed', '12.3'],
    ])
    expect(text).toContain('- `requests`: 200000 absurd requests: no 500\n')
  })

  it('says of every other part that it was not run yet', () => {
    const text = recordDeepRun(PAGE, RUN)
    for (const part of Object.keys(DEEP_PARTS).filter((name) => name !== 'requests')) {
      expect(rowOf(text, part)).toEqual(['not run yet', '', '', '', ''])
    }
  })

  it('keeps what was said about the others, and replaces what was said about this one', () => {
    const first = recordDeepRun(PAGE, RUN)
    const second = recordDeepRun(first, { ...RUN, part: 'sessions', passed: 3, failed: 1 })
    expect(rowOf(second, 'requests')).toEqual(rowOf(first, 'requests'))
    expect(rowOf(second, 'sessions')?.[3]).toBe('3 passed, 1 failed')
    const third = recordDeepRun(second, { ...RUN, date: '2026-12-01', counted: ['7 times'] })
    expect(rowOf(third, 'requests')?.[0]).toBe('2026-12-01')
    expect(third).not.toContain('requests`: 200000')
    expect(third).toContain('- `requests`: 7 times\n')
    expect(third).toContain('- `sessions`: 200000 absurd requests: no 500\n')
  })

  it.each([
    [{ passed: 0, failed: 0, notRun: 'no anvil' }, 'not run on linux-x64: no anvil'],
    [{ said: '1 quiet and 0 busy runs' }, '1 quiet and 0 busy runs'],
  ])('%o is no count', (result, tests) => {
    expect(rowOf(recordDeepRun(PAGE, { ...RUN, ...result }), 'requests')?.[3]).toBe(tests)
  })

  it('is read as it was written', () => {
    expect(readDeepRows(recordDeepRun(PAGE, RUN))).toEqual({
      requests: {
        date: '2026-11-15',
        commit: '0123456789ab',
        platform: 'linux-x64',
        tests: '4 passed',
        minutes: '12.3',
      },
    })
  })

  it('leaves the words around it alone', () => {
    const text = recordDeepRun(recordDeepRun(PAGE, RUN), RUN)
    expect(text.startsWith('Before.\n\n<!-- written')).toBe(true)
    expect(text.endsWith('<!-- until here -->\n\nAfter.\n')).toBe(true)
  })

  it('docs/testing.md has a row for each part as it is today', () => {
    const text = readFileSync(join(root, 'docs', 'testing.md'), 'utf8')
    expect(recordDeepRun(text)).toBe(text)
  })
})

it('every test that counts further in `test:deep` is in one part of it', () => {
  const deep = listFiles(root)
    .map((file) => file.slice(root.length + 1))
    .filter((file) => /\.integration\.test\.(ts|mjs)$/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('process.env.DEEP'))
  const homes = deep.map((file) => [
    file,
    Object.keys(DEEP_PARTS).filter((name) =>
      DEEP_PARTS[name].files?.some((start) => file.startsWith(start)),
    ).length,
  ])
  expect(deep.length).toBeGreaterThan(3)
  expect(homes.filter(([, count]) => count !== 1)).toEqual([])
})
