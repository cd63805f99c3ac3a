import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../steps.mjs'
import { root } from '../toolchain.mjs'
import { APPS, buildApps } from './buildApps.mjs'
import { compareLocks } from './compareLocks.mjs'
import { heldBack } from './heldBack.mjs'
import { installStranger } from './installStranger.mjs'
import { lockedApps } from './lockedApps.mjs'
import { loosen } from './loosen.mjs'

/**
 * The apps with the newest versions that somebody gets who begins today; where that fails, once more
 * without those that this repository holds back. What others have published since is no fault of ours:
 * it is told, and counts for nothing.
 */
export async function tryNewest(context, say) {
  for (const app of APPS) {
    if (await attempt(app, {})) continue
    await attempt(app, heldBack())
  }

  async function attempt(app, held) {
    const { manifest, lockFile } = lockedApps().find(({ name }) => name === `examples/${app}`)
    const folder = join(context.folder, 'newest')
    const home = join(folder, app)
    const kept = Object.keys(held).length > 0 ? ', but for what we hold back' : ''
    const title = `newest of examples/${app}${kept}`
    try {
      const { peerDependencies } = readJson(join(root, 'packages', 'kit', 'package.json'))
      const loose = loosen(manifest, { peers: peerDependencies, held })
      const example = join(root, 'examples', app)
      const faults = await installStranger({ ...context, example, home, manifest: loose })
      const changed = compareLocks(readJson(lockFile), readJson(join(home, 'package-lock.json')))
      say(`  ${title}: ${changed.join(', ') || 'the same as in its lock file'}\n`)
      for (const fault of faults) say(`    newest, not ours: ${fault}\n`)
      await buildApps([app], { ...context, folder })
      say(`  ${title}: it builds\n`)
      return true
    } catch (error) {
      if (!(error instanceof PlainError)) throw error
      const lines = error.message.split('\n').map((line) => `    newest, not ours: ${line}\n`)
      say(`  ${title} FAILED, for what others have published since:\n${lines.join('')}`)
      return false
    }
  }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
