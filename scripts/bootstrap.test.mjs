import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Only what is imported before anything runs; what is imported later may be installed by then. */
const STATIC = /^(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm

/** Every library that a script loads before its first line runs, and which file asks for it. */
function librariesOf(script) {
  const found = new Set()
  const seen = new Set()
  const visit = (file) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, name] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      if (name.startsWith('.')) visit(resolve(dirname(file), name))
      else if (!name.startsWith('node:')) found.add(`${file.slice(root.length + 1)}: ${name}`)
    }
  }
  visit(join(root, script))
  return [...found]
}

it.each(['start', 'test', 'deep', 'bareDebian', 'house'])(
  '%s.mjs begins on a machine where nothing is installed yet',
  (name) => {
    const script = `scripts/${name}.mjs`
    expect(existsSync(join(root, script))).toBe(true)
    expect(librariesOf(script)).toEqual([])
  },
)

it('sees a library behind other files', () => {
  expect(librariesOf('scripts/bootstrap.test.mjs')).toEqual(['scripts/bootstrap.test.mjs: vitest'])
})
