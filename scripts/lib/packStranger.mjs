import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { must } from './steps.mjs'
import { npmCli, root } from './toolchain.mjs'

const PACKAGES = ['siwe', 'outbox', 'core', 'kit']

/**
 * A stranger's app: a page, and beside it exactly the files of our built packages that npm would
 * publish. What they stand on is found where this repository has it.
 */
export async function packStranger(env, { page, app }) {
  rmSync(app, { recursive: true, force: true })
  cpSync(page, app, { recursive: true })
  for (const name of PACKAGES) {
    const home = join(root, 'packages', name)
    const args = [npmCli(), 'pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error']
    const said = await must('Packing failed.', process.execPath, args, { cwd: home, env })
    // npm's warnings about settings that it does not know come before.
    const answer = JSON.parse(said.slice(said.search(/^[[{]/m)))
    // A list, or in later versions by name.
    const [{ files }] = Object.values(answer)
    for (const { path } of files) {
      const to = join(app, 'node_modules', '@countersign', name, path)
      mkdirSync(dirname(to), { recursive: true })
      cpSync(join(home, path), to)
    }
  }
}
