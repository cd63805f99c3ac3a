import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whose code is among some modules, with the licence that each asks to be passed on. */
export function noticeOf(modules) {
  const homes = new Set(modules.map(homeOf).filter(Boolean))
  const packages = [...homes].map(describe).sort((one, other) => (one.name < other.name ? -1 : 1))
  if (packages.length === 0) return ''
  const parts = packages.map(
    ({ name, version, license, text }) => `## ${name} ${version}\n\n${license}\n\n${text}`,
  )
  return `# Code of others in this package\n\n${parts.join('\n\n').trim()}\n`
}

/** The folder of the package that a module belongs to. */
const homeOf = (id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/'))?.[0]

function describe(home) {
  const manifest = join(home, 'package.json')
  const { name, version, license } = existsSync(manifest)
    ? JSON.parse(readFileSync(manifest, 'utf8'))
    : {}
  const file = readdirSync(home).find((entry) => /^licen[cs]e(\.|$)/i.test(entry))
  const text = file ? readFileSync(join(home, file), 'utf8').trim() : ''
  return { name, version, license, text }
}
