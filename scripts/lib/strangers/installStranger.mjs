import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, run } from '../steps.mjs'
import { npmCli } from '../toolchain.mjs'

const WAY = [
  // Whatever NODE_ENV says: a bundler that has run in this process has set it.
  ...['--include=dev', '--ignore-scripts'],
  ...['--no-audit', '--no-fund', '--no-update-notifier'],
]
/** About settings of the machine, and about packages that others have given up since. */
const NOT_OURS = /Unknown \w+ config|npm warn deprecated/

/**
 * Installs an app as a stranger would, with our packages from their packed files.
 * @returns {Promise<string[]>} what npm warned about, and found wrong
 */
export async function installStranger({ node, env, example, home, packs }) {
  rmSync(home, { recursive: true, force: true })
  cpSync(example, home, { recursive: true, filter: (path) => !/node_modules|\.next/.test(path) })
  takeTarballs(home, packs)
  const options = { cwd: home, env }
  const said = await must(
    `Installing ${example} failed.`,
    node,
    [npmCli(), 'install', ...WAY],
    options,
  )
  const warnings = said
    .split('\n')
    .filter((line) => line.startsWith('npm warn') && !NOT_OURS.test(line))
  const { code, output } = await run(node, [npmCli(), 'ls', '--all'], options)
  return code === 0 ? warnings : [...warnings, output]
}

/** Says in an app's manifest where our packages are, those that ours need among themselves included. */
export function takeTarballs(home, packs) {
  const path = join(home, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const places = Object.fromEntries(packs.map(({ name, tarball }) => [name, `file:${tarball}`]))
  for (const name of Object.keys(manifest.dependencies)) {
    manifest.dependencies[name] = places[name] ?? manifest.dependencies[name]
  }
  // npm finds them for itself once one is named at the top; all are, so that none is asked for elsewhere.
  writeFileSync(
    path,
    JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, ...places } }, null, 2),
  )
}
