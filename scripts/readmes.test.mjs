import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from './lib/files.mjs'
import { listExports } from './lib/listExports.mjs'
import { root } from './lib/toolchain.mjs'

const PACKAGES = ['core', 'kit', 'outbox', 'siwe']
const homeOf = (name) => join(root, 'packages', name)
const readmeOf = (name) => readFileSync(join(homeOf(name), 'README.md'), 'utf8')

/** What strangers may import, by entry: the file that it is made of. */
function entriesOf(name) {
  const { exports } = JSON.parse(readFileSync(join(homeOf(name), 'package.json'), 'utf8'))
  return Object.entries(exports)
    .filter(([entry, target]) => target?.default && !/\.css$|\*/.test(entry))
    .map(([entry, { source }]) => [entry, join(homeOf(name), source)])
}

/** The list below the heading of an entry, `### @countersign/kit/cache`. */
function sectionOf(name, entry) {
  const heading = `### \`${join(`@countersign/${name}`, entry)}\`\n`
  const [, rest] = readmeOf(name).split(heading)
  expect(rest, `${name} has no section ${heading}`).toBeDefined()
  return rest.split(/\n#{2,3} /)[0]
}

/** What stands first in the cells of a list's tables, or in its lines. */
const listed = (section) =>
  [...section.matchAll(/^(?:\| |- )((?:`[^`]+`(?:, | )?)+)/gm)]
    .flatMap(([, names]) => [...names.matchAll(/`<?(\w+)[^`]*`/g)].map(([, each]) => each))
    .sort()

describe.each(PACKAGES)('README.md of %s', (name) => {
  it.each(entriesOf(name))('lists every export of %s, and nothing that is not', (entry, file) => {
    expect(listed(sectionOf(name, entry))).toEqual(listExports(file))
  })
})

it('README.md of the kit names every variable and attribute, and no other', () => {
  const sources = listFiles(join(homeOf('kit'), 'src'))
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.|testing-only/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const found = (text, pattern) => [...new Set(text.match(pattern))].sort()
  const tokens = readFileSync(join(homeOf('kit'), 'src/styles/tokens.css'), 'utf8')
  const readme = readmeOf('kit')
  expect(found(readme, /--cs-[a-z]+(?:-[a-z]+)*/g)).toEqual(
    found(tokens, /--cs-[a-z]+(?:-[a-z]+)*/g),
  )
  const attributes = /\bdata-(?:countersign|cs|status|state|variant|ready)(?:-[a-z]+)*\b/g
  expect(found(readme, attributes)).toEqual(found(sources, attributes))
})
