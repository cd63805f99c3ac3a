import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './freePort.mjs'
import { PlainError, run } from './steps.mjs'
import { cache, npmCli, root } from './toolchain.mjs'

const VERSION = '1.7.1'
/** As its makers name their packages; each holds one program and runs nothing when it is installed. */
const MACHINES = {
  'linux-x64': 'linux-amd64',
  // There is none in the registry for this one: the other's runs under qemu.
  'linux-arm64': 'linux-amd64',
  'darwin-x64': 'darwin-amd64',
  'darwin-arm64': 'darwin-arm64',
}
/** Debian's libraries for programs of that machine; without the second it would take this machine's own. */
const LIBRARIES = '/usr/x86_64-linux-gnu'
const QEMU = ['-L', LIBRARIES, '-E', `LD_LIBRARY_PATH=${LIBRARIES}/lib`]
const COUNT = 500

/**
 * Rehearsals on the first rung, which the embedded chain does not have: against anvil, which is brought
 * by name, and only for this.
 * @returns {Promise<{ passed: number, failed: number, notRun?: string }>}
 */
export async function runAnvil({
  node,
  env,
  machine = `${process.platform}-${process.arch}`,
  write = (text) => process.stdout.write(text),
}) {
  const notRun = () => {
    write(`not run: rehearsals on rung one, for there is no anvil for ${machine}\n`)
    return { passed: 0, failed: 0, notRun: 'no anvil' }
  }
  const name = MACHINES[machine]
  if (!name) return notRun()
  const home = join(cache, 'anvil', VERSION)
  const program = join(home, 'node_modules', '@foundry-rs', `anvil-${name}`, 'bin', 'anvil')
  if (!existsSync(program)) {
    const wanted = `@foundry-rs/anvil-${name}@${VERSION}`
    // npm refuses what is made for another machine unless it is forced.
    const how = ['--force', '--ignore-scripts', '--no-save', '--no-audit', '--no-fund']
    const install = [npmCli(), 'install', '--prefix', home, ...how, wanted]
    const { code, output } = await run(node, install, { env })
    // The registry does not have it for every machine for which it is made.
    if (/\bE404\b/.test(output)) return notRun()
    if (code !== 0)
      throw new PlainError(`anvil could not be brought.\n${output.trim().slice(-2_000)}`)
  }
  const script = join(root, 'packages', 'rehearsal', 'deep', 'anvil.ts')
  const args = ['--conditions=source', script, String(await freePort()), String(COUNT)]
  const { code, output } = await run(node, args, {
    cwd: root,
    env: { ...env, ...startOf(program, machine) },
  })
  write(`${output.trim().slice(-4_000)}\n`)
  return code === 0 ? { passed: COUNT, failed: 0 } : { passed: 0, failed: 1 }
}

/** What starts it, for `packages/rehearsal/deep/anvil.ts`. */
export function startOf(program, machine) {
  if (machine !== 'linux-arm64') return { ANVIL_PATH: program }
  return { ANVIL_PATH: 'qemu-x86_64', ANVIL_ARGUMENTS: JSON.stringify([...QEMU, program]) }
}
