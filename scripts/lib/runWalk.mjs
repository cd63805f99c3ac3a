import { join } from 'node:path'
import { must, run } from './steps.mjs'
import { root } from './toolchain.mjs'
import { withFolder } from './withFolder.mjs'

/**
 * An operator's first week, from a clean clone of what is committed: it is installed, built and run there
 * as docs/operations.md says.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export function runWalk({ node, env, say }) {
  return withFolder('walk', async (folder) => {
    const clone = join(folder, 'countersign')
    await must('`git clone` failed.', 'git', ['clone', '--quiet', root, clone])
    const args = [join(clone, 'scripts', 'run.mjs'), 'apps/server/scripts/walk.ts']
    const { code, output } = await run(node, args, { cwd: clone, env })
    say(`${output.trim().slice(-4_000)}\n`)
    const passed = output.split('\n').filter((line) => line.startsWith('✓')).length
    return { passed, failed: code === 0 ? 0 : 1 }
  })
}
