import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './freePort.mjs'
import { PlainError, run } from './steps.mjs'
import { cache, npmCli, root } from './toolchain.mjs'

const VERSION = '1.7.1'
/** As its makers name their packages; each holds one program and runs nothing when it is installed. */
const MACHINES = {
  'linux-x64': 'linux-amd64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-amd64',
  'darwin-arm64': 'darwin-arm64',
}
const COUNT = 500

/**
 * Rehearsals on the first rung, which the embedded chain does not have: against anvil, which is brought
 * by name, and only for this.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runAnvil({
  node,
  env,
  machine = `${process.platform}-${process.arch}`,
  write = (text) => process.stdout.write(text),
}) {
  const notRun = () => {
    write(`not run: rehearsals on rung one, for there is no anvil for ${machine}\n`)
    return { passed: 0, failed: 0 }
  }
  const name = MACHINES[machine]
  if (!name) return notRun()
  const home = join(cache, 'anvil', VERSION)
  const program = join(home, 'node_modules', '@foundry-rs', `anvil-${name}`, 'bin', 'anvil')
  if (!existsSync(program)) {
    const wanted = `@foundry-rs/anvil-${name}@${VERSION}`
    const how = ['--prefix', home, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund']
    const { code, output } = await run(node, [npmCli(), 'install', ...how, wanted], { env })
    // The registry does not have it for every machine for which it is made.
    if (/\bE404\b/.test(output)) return notRun()
    if (code !== 0)
      throw new PlainError(`anvil could not be brought.\n${output.trim().slice(-2_000)}`)
  }
  const script = join(root, 'packages', 'rehearsal', 'deep', 'anvil.ts')
  const args = ['--conditions=source', script, String(await freePort()), String(COUNT)]
  const { code, output } = await run(node, args, {
    cwd: root,
    env: { ...env, ANVIL_PATH: program },
  })
  write(`${output.trim().slice(-4_000)}\n`)
  return code === 0 ? { passed: COUNT, failed: 0 } : { passed: 0, failed: 1 }
}
