import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../toolchain.mjs'
import { MUTATIONS } from './mutations.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

it.each(MUTATIONS.map((mutation) => [mutation.name, mutation]))(
  '%s still finds its one place, and the test that notices',
  (_, { file, find, replace, test, title }) => {
    expect(read(file).split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
    // Where a title is put together, its beginning names the rule.
    const [beginning] = title.split(' ')
    expect(read(test)).toContain(beginning)
  },
)

it('every rule about dialogs is broken at least once, and every name is its own', () => {
  const names = MUTATIONS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (let rule = 1; rule <= 14; rule += 1) {
    expect(names.some((name) => name.startsWith(`R-UI-${rule}-`))).toBe(true)
  }
})
