import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bringPackage } from './bringPackage.mjs'
import { BROUGHT_NODE, BROUGHT_NODE_INTEGRITY } from './broughtNode.mjs'
import { closedEnvironment } from './closedEnvironment.mjs'
import { hashFiles, listFiles } from './files.mjs'
import { refuseMissingParts } from './refuseMissingParts.mjs'
import { must, PlainError, run, step } from './steps.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const cache = join(root, '.cache')

/** Runs TypeScript as it is and meets every dependency's `engines`. */
const WANTED_NODE = [22, 18]

/**
 * The Node that runs the project: the machine's own when it is new enough, else one brought
 * through npm into `.cache`. It must exist *before* installing, because npm silently leaves out
 * platform packages whose `engines` the Node running it does not meet.
 */
export async function ensureNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > WANTED_NODE[0] || (major === WANTED_NODE[0] && minor >= WANTED_NODE[1])) {
    return process.execPath
  }
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${platform}-${process.arch}`
  const home = join(cache, 'node')
  const path = join(
    home,
    'node_modules',
    name,
    ...(platform === 'win' ? ['bin', 'node.exe'] : ['bin', 'node']),
  )
  if (await answersVersion(path)) return path
  const integrity = BROUGHT_NODE_INTEGRITY[name]
  if (!integrity) {
    throw new PlainError(
      `This machine has Node ${process.versions.node}, and for ${process.platform} ${process.arch} none can be brought. Install Node ${WANTED_NODE.join('.')} or newer and try again.`,
    )
  }
  await step(`Bringing Node ${BROUGHT_NODE} (this machine has ${process.versions.node})`, () =>
    bringPackage({
      ...{ name, version: BROUGHT_NODE, integrity, home, npm: npmCli() },
      env: closedEnvironment(process.env),
      otherwise: 'Install a newer Node and try again.',
    }),
  )
  if (await answersVersion(path)) return path
  throw new PlainError(`Node ${BROUGHT_NODE} was installed but does not run on this machine.`)
}

async function answersVersion(path) {
  if (!existsSync(path)) return false
  const { code, output } = await run(path, ['--version']).catch(() => ({ code: 1, output: '' }))
  return code === 0 && output.trim() === `v${BROUGHT_NODE}`
}

const quietInstall = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']

/** The script of the npm that belongs to the running Node. */
export function npmCli() {
  const candidates = [
    process.env.npm_execpath,
    join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
    // A link, on everything but Windows.
    ...(process.env.PATH ?? '').split(delimiter).flatMap((place) => {
      const link = join(place, 'npm')
      return existsSync(link) ? [realpathSync(link)] : []
    }),
  ]
  const found = candidates.find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  if (!found) throw new PlainError('npm was not found. Run this through npm, e.g. `npm start`.')
  return found
}

/**
 * Installs what the lock file names, once per lock file. `npm install`, not `npm ci`: the latter
 * refuses a lock file that cannot name every platform's optional packages.
 */
export async function ensureInstalled(node) {
  const stamp = join(root, 'node_modules', '.countersign-install')
  const manifests = listFiles(root, { names: ['package.json', 'package-lock.json'] })
  const wanted = `${process.platform} ${process.arch} ${hashFiles(root, manifests)}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step('Installing packages (the first time takes a minute or two)', () =>
    must(
      'Installing packages failed. Is the npm registry reachable?',
      node,
      // The lock file stays as it is: npm adds what it learns of other platforms, and that differs.
      [npmCli(), 'install', '--no-save', ...quietInstall],
      { cwd: root, env: environment(node) },
    ),
  )
  refuseMissingParts(root, { title: 'this repository' })
  writeFileSync(stamp, wanted)
}

/**
 * The environment in which everything is installed, built and tested: our Node first, our tools second,
 * and of the machine's own only what it needs (`closedEnvironment`).
 */
export function environment(node, extra = {}, machine = process.env) {
  return { ...closedEnvironment(machine), ...ours(node, machine), ...extra }
}

/** The environment of what a visitor starts for themselves: theirs, with our Node and our tools. */
export function openEnvironment(node, machine = process.env) {
  return { ...machine, ...ours(node, machine) }
}

/**
 * What Node compiles it keeps, so that only a program's first start pays for reading all of its modules.
 */
const ours = (node, { PATH }) => ({
  NODE_COMPILE_CACHE: join(cache, 'compiled'),
  PATH: [dirname(node), join(root, 'node_modules', '.bin'), PATH].join(delimiter),
})

/** Node's arguments for running the project's TypeScript from source. */
export const fromSource = ['--conditions=source', '--disable-warning=ExperimentalWarning']

/** The script of one of our tools, to be run by our Node on any platform. */
export function tool(packageName, bin = packageName) {
  const home = join(root, 'node_modules', packageName)
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin]
  return join(home, script)
}
