import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../steps.mjs'
import { root } from '../toolchain.mjs'
import { APPS, buildApps } from './buildApps.mjs'
import { compareLocks } from './compareLocks.mjs'
import { installStranger } from './installStranger.mjs'
import { lockedApps } from './lockedApps.mjs'

/**
 * The apps with the newest versions that somebody gets who begins today: of our peers within the ranges
 * that we claim, of everything else within those of a manifest that says `^`. What others have published
 * since is no fault of ours: it is told, and counts for nothing.
 */
export async function tryNewest(context, say) {
  const { peerDependencies } = readJson(join(root, 'packages', 'kit', 'package.json'))
  const folder = join(context.folder, 'newest')
  for (const app of APPS) {
    const { manifest, lockFile } = lockedApps().find(({ name }) => name === `examples/${app}`)
    const home = join(folder, app)
    try {
      const example = join(root, 'examples', app)
      const loose = loosen(manifest, peerDependencies)
      const faults = await installStranger({ ...context, example, home, manifest: loose })
      const changed = compareLocks(readJson(lockFile), readJson(join(home, 'package-lock.json')))
      say(`  newest of examples/${app}: ${changed.join(', ') || 'the same as in its lock file'}\n`)
      for (const fault of faults) say(`    newest, not ours: ${fault}\n`)
      await buildApps([app], { ...context, folder })
      say(`  newest of examples/${app}: it builds\n`)
    } catch (error) {
      if (!(error instanceof PlainError)) throw error
      const lines = error.message.split('\n').map((line) => `    newest, not ours: ${line}\n`)
      say(`  newest of examples/${app} FAILED, for what others have published since:\n`)
      say(lines.join(''))
    }
  }
}

function loosen(manifest, peers) {
  const ours = ([name, version]) => [
    name,
    name.startsWith('@countersign/') ? version : range(name, version),
  ]
  const range = (name, version) => peers[name] ?? `^${version}`
  const all = (list) => Object.fromEntries(Object.entries(list).map(ours))
  const { dependencies, devDependencies } = manifest
  return { ...manifest, dependencies: all(dependencies), devDependencies: all(devDependencies) }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
