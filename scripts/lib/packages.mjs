import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { bundlePackage } from './bundlePackage.mjs'
import { hashFiles, listFiles } from './files.mjs'
import { findNewer } from './findNewer.mjs'
import { lowerStyles } from './lowerStyles.mjs'
import { BROUGHT_ALONG, PUBLISHED_FILES } from './publishedFiles.mjs'
import { must, PlainError, step } from './steps.mjs'
import { cache, environment, root, tool } from './toolchain.mjs'

/** The packages that are published, in the order in which they build on each other. */
function listPackages() {
  const folder = join(root, 'packages')
  const needs = new Map(
    readdirSync(folder)
      .map((name) => JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8')))
      .filter((manifest) => !manifest.private)
      .map(({ name, dependencies = {} }) => [
        plain(name),
        Object.keys(dependencies).map((each) => plain(each)),
      ]),
  )
  const ordered = new Set()
  const add = (name) => {
    for (const each of needs.get(name).filter((other) => needs.has(other))) add(each)
    ordered.add(name)
  }
  for (const name of needs.keys()) add(name)
  return [...ordered]
}

const plain = (name) => name.replace('@countersign/', '')

/** What stands in any app's first page, so that its visitors' browsers may be old. */
const FOR_ANY_PAGE = new Set(['siwe', 'outbox', 'core', 'kit'])

/**
 * Builds what strangers install and checks it: plain JavaScript with types, one file per module, or the
 * few that `PUBLISHED_FILES` says.
 */
export async function buildPackages(node) {
  const env = environment(node)
  const packages = listPackages()
  const stamp = join(cache, 'built-packages')
  rmSync(stamp, { force: true })
  for (const name of packages) {
    const home = join(root, 'packages', name)
    const dist = join(home, 'dist')
    rmSync(dist, { recursive: true, force: true })
    const files = PUBLISHED_FILES[name]
    const args = [
      '-p',
      join(home, 'tsconfig.build.json'),
      ...(files ? ['--emitDeclarationOnly'] : []),
    ]
    await must(`Building ${name} failed.`, node, [tool('typescript', 'tsc'), ...args], { env })
    if (files) await bundlePackage(home, { files, broughtAlong: BROUGHT_ALONG[name] })
    for (const styles of ['styles.css', 'styles']) {
      const from = join(home, 'src', styles)
      if (existsSync(from)) cpSync(from, join(dist, styles), { recursive: true })
    }
    await lowerStyles(dist)
    declareStyles(home)
    if (FOR_ANY_PAGE.has(name)) refuseNewer(name, dist)
    await must(
      `${name} could not be published as it is.`,
      node,
      [tool('publint'), 'run', home, '--strict', '--level', 'warning', '--pack', 'false'],
      { env },
    )
  }
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamp, hashSources())
  return packages.length
}

/** Builds what strangers install unless what was built last came from the same sources. */
export async function ensurePackages(node) {
  const stamp = join(cache, 'built-packages')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources()) return
  await step('Building the packages', () => buildPackages(node))
}

function hashSources() {
  const files = [join(root, 'packages'), join(root, 'scripts', 'lib')]
    .flatMap((folder) => listFiles(folder))
    .filter((file) => !/\.test\.\w+$/.test(file))
  return hashFiles(root, [...files, join(root, 'package-lock.json')])
}

/** Nothing that is published may need a browser or a Node newer than the oldest that is claimed. */
function refuseNewer(name, dist) {
  const found = readdirSync(dist, { recursive: true })
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) =>
      findNewer(readFileSync(join(dist, path), 'utf8')).map((each) => `${path}: ${each}`),
    )
  if (found.length > 0) throw new PlainError(`${name} needs what is too new:\n${found.join('\n')}`)
}

/** TypeScript 7 wants to know also of an import that brings nothing but styles. */
function declareStyles(home) {
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  for (const each of Object.values(exports)) {
    const { types } = each ?? {}
    if (types?.endsWith('.css.d.ts')) writeFileSync(join(home, types), 'export {}\n')
  }
}
