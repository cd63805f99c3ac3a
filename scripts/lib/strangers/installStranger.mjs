import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { refuseMissingParts } from '../refuseMissingParts.mjs'
import { must, PlainError, run } from '../steps.mjs'
import { npmCli, root } from '../toolchain.mjs'
import { compareLocks } from './compareLocks.mjs'
import { installFlags } from './installFlags.mjs'
import { takeTarballs } from './takeTarballs.mjs'

/** About settings of the machine, and about packages that others have given up since. */
const NOT_OURS = /Unknown \w+ config|npm warn deprecated/

/**
 * Installs an app as a stranger would, with our packages from their packed files and everything else as
 * its lock file says; without one, the newest that its manifest allows.
 * @returns {Promise<string[]>} what npm warned about, and found wrong
 */
export async function installStranger({ node, env, example, home, packs, manifest, lockFile }) {
  const title = relative(root, example)
  copyExample(example, home)
  const path = join(home, 'package.json')
  const wanted = manifest ?? JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify(takeTarballs(wanted, packs), null, 2))
  if (lockFile) cpSync(lockFile, join(home, 'package-lock.json'))
  const options = { cwd: home, env }
  const install = [npmCli(), 'install', ...installFlags]
  const said = await must(`Installing ${title} failed.`, node, install, options)
  if (lockFile) refuseOther(title, lockFile, home)
  refuseMissingParts(home, { title })
  const warnings = said
    .split('\n')
    .filter((line) => line.startsWith('npm warn') && !NOT_OURS.test(line))
  const { code, output } = await run(node, [npmCli(), 'ls', '--all'], options)
  return code === 0 ? warnings : [...warnings, output]
}

/** An example as whoever copies it has it, without what was installed or built in it. */
export function copyExample(example, home) {
  rmSync(home, { recursive: true, force: true })
  if (!existsSync(example)) throw new Error(`There is no ${example}.`)
  const filter = (path) => !/node_modules|\.next|package-lock\.json/.test(relative(example, path))
  cpSync(example, home, { recursive: true, filter })
}

function refuseOther(title, lockFile, home) {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
  const changed = compareLocks(read(lockFile), read(join(home, 'package-lock.json')))
  if (changed.length === 0) return
  throw new PlainError(
    `${title} was not installed as ${relative(root, lockFile)} says: ${changed.join(', ')}. After a change of its package.json, or of what ours need, run \`npm run strangers -- --lock\`.`,
  )
}
