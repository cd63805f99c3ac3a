import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../steps.mjs'
import { npmCli, root } from '../toolchain.mjs'
import { findUnpinned } from './findUnpinned.mjs'
import { copyExample, installStranger } from './installStranger.mjs'
import { listPins } from './listPins.mjs'
import { lockedApps } from './lockedApps.mjs'
import { takeTarballs } from './takeTarballs.mjs'

/**
 * What strangers use that this repository does not: Jest, TypeScript 5.9 on the app whose own is 7,
 * pnpm and Yarn 4, each without a warning about peers; and the oldest peers that are claimed.
 */
export async function tryOtherTools(context) {
  await addTools(context)
  const found = []
  const attempts = [withJestAndVitest, withTypeScript5, withOldestPeers, withPnpm, withYarn]
  for (const attempt of attempts) {
    found.push(await attempt(context))
  }
  return found
}

const toolsOf = ({ folder }) => join(folder, 'tools')
const toolOf = (context, ...path) => join(toolsOf(context), 'node_modules', ...path)

const locked = (wanted) => lockedApps().find(({ name }) => name === wanted)

async function addTools(context) {
  const example = join(root, 'scripts', 'lib', 'strangers', 'tools')
  const { lockFile } = locked('tools')
  await installStranger({ ...context, example, home: toolsOf(context), lockFile })
}

async function withJestAndVitest(context) {
  const { node, env, folder } = context
  const home = join(folder, 'testing')
  const example = join(root, 'examples', 'testing')
  const { lockFile } = locked('examples/testing')
  const faults = await installStranger({ ...context, example, home, lockFile })
  const scripts = [
    ['--experimental-vm-modules', join('node_modules', 'jest', 'bin', 'jest.js')],
    [join('node_modules', 'vitest', 'vitest.mjs'), 'run'],
  ]
  for (const script of scripts) faults.push(...(await said(node, script, { cwd: home, env })))
  return { title: 'examples/testing, with Jest and with Vitest', faults }
}

/** The app as npm has installed it, read by another compiler. */
async function withTypeScript5(context) {
  const { node, env, folder } = context
  const tsc = [toolOf(context, 'typescript', 'bin', 'tsc'), '-p', '.']
  const faults = await said(node, tsc, { cwd: join(folder, 'vite'), env })
  return { title: 'examples/vite, with TypeScript 5.9', faults }
}

/** Where the ranges of the kit's peers begin. */
async function withOldestPeers(context) {
  const { node, env, folder } = context
  const example = join(root, 'examples', 'vite')
  const home = join(folder, 'oldest')
  const options = { cwd: home, env }
  const { manifest, lockFile } = locked('oldest')
  const faults = await installStranger({ ...context, example, home, manifest, lockFile })
  for (const script of [
    [join('node_modules', 'typescript', 'bin', 'tsc')],
    [join('node_modules', 'vite', 'bin', 'vite.js'), 'build'],
  ]) {
    faults.push(...(await said(node, script, options)))
  }
  return { title: 'examples/vite, with the oldest peers that are claimed', faults }
}

async function withPnpm(context) {
  const { node, env, folder, packs } = context
  const home = copyVite(context, 'pnpm')
  const lock = readJson(locked('examples/vite').lockFile)
  const overrides = [
    ...packs.map(({ name, tarball }) => [name, `file:${tarball}`]),
    ...listPins(lock).map(({ name, version, parent }) => [
      [parent, name].filter(Boolean).join('>'),
      version,
    ]),
  ]
  const lines = overrides.map(([name, version]) => `  '${name}': '${version}'\n`)
  writeFileSync(join(home, 'pnpm-workspace.yaml'), `overrides:\n${lines.join('')}`)
  const pnpm = toolOf(context, 'pnpm', 'bin', 'pnpm.mjs')
  const options = {
    cwd: home,
    env: { ...env, CI: 'true', XDG_DATA_HOME: join(folder, 'pnpm-data') },
  }
  const install = [pnpm, 'install', '--ignore-scripts', '--strict-peer-dependencies']
  const faults = [
    ...(await said(node, install, options)),
    ...findUnpinned(readFileSync(join(home, 'pnpm-lock.yaml'), 'utf8'), lock),
    ...(await said(node, [join('node_modules', 'vite', 'bin', 'vite.js'), 'build'], options)),
  ]
  return { title: 'examples/vite, installed by pnpm', faults }
}

/**
 * Into node_modules: without them Yarn refuses wagmi itself, which imports a peer of a peer. And without
 * the bundler: Yarn asks for its parts for every platform, and few registries have all.
 */
async function withYarn(context) {
  const { node, env, folder, packs } = context
  const home = copyVite(context, 'yarn')
  const lock = readJson(locked('examples/vite').lockFile)
  const { devDependencies: _, ...manifest } = readManifest(home)
  const resolutions = Object.fromEntries([
    ...packs.map(({ name, tarball }) => [name, `file:${tarball}`]),
    ...listPins(lock).map(({ name, version, parent }) => [
      [parent, name].filter(Boolean).join('/'),
      version,
    ]),
  ])
  writeManifest(home, { ...manifest, resolutions })
  const entries = packs.flatMap(({ name, home: unpacked }) =>
    Object.entries(readManifest(unpacked).exports)
      .filter(([entry, target]) => target && !/\*|\.css$/.test(entry))
      .map(([entry]) => join(name, entry)),
  )
  writeFileSync(join(home, 'all.mjs'), entries.map((entry) => `import '${entry}'\n`).join(''))
  const registry = await run(node, [npmCli(), 'config', 'get', 'registry'], { cwd: home, env })
  const options = {
    cwd: home,
    env: {
      ...env,
      YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
      YARN_ENABLE_SCRIPTS: 'false',
      YARN_ENABLE_TELEMETRY: 'false',
      YARN_GLOBAL_FOLDER: join(folder, 'yarn-data'),
      YARN_NODE_LINKER: 'node-modules',
      YARN_NPM_REGISTRY_SERVER: registry.output.trim().split('\n').at(-1),
    },
  }
  const yarn = toolOf(context, '@yarnpkg/cli-dist', 'bin', 'yarn.js')
  const faults = [
    ...(await said(node, [yarn, 'install'], options)),
    ...findUnpinned(readFileSync(join(home, 'yarn.lock'), 'utf8'), lock),
    ...(await said(node, [yarn, 'node', 'all.mjs'], options)),
  ]
  return { title: `installed by Yarn 4, ${entries.length} entries imported`, faults }
}

function copyVite({ folder, packs }, name) {
  const home = join(folder, name)
  copyExample(join(root, 'examples', 'vite'), home)
  writeManifest(home, takeTarballs(readManifest(home), packs))
  return home
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const readManifest = (home) => readJson(join(home, 'package.json'))
const writeManifest = (home, manifest) =>
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest, null, 2))

/** What a command said, when it failed or found fault with peers. */
async function said(node, args, options) {
  const { code, output } = await run(node, args, options)
  const peers = output
    .split('\n')
    .filter((line) => /unmet peer|missing peer|YN0002|YN0060/i.test(line))
  return code === 0 ? peers : [output]
}
