import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensurePackages } from './lib/packages.mjs'
import { fail, PlainError, run, step } from './lib/steps.mjs'
import { APPS } from './lib/strangers/buildApps.mjs'
import { countInstalled } from './lib/strangers/countInstalled.mjs'
import { installStranger } from './lib/strangers/installStranger.mjs'
import { lockedApps } from './lib/strangers/lockedApps.mjs'
import { makeLock } from './lib/strangers/makeLock.mjs'
import { packTarballs } from './lib/strangers/packTarballs.mjs'
import { ensureInstalled, ensureNode, environment, npmCli, root } from './lib/toolchain.mjs'
import { withFolder } from './lib/withFolder.mjs'

/**
 * `npm run strangers`: what an app with the kit installs, counted. With the name of an example it is
 * installed from the packed packages, outside of this repository, and served.
 * With `--pack FOLDER` the packages as they are published are left there; with `--lock` the lock files of
 * all that is installed here are made anew.
 */
async function strangers() {
  const [wish = '--count', to] = process.argv.slice(2)
  const node = await ensureNode()
  await ensureInstalled(node)
  await ensurePackages(node)
  const env = environment(node)
  if (wish === '--pack') {
    if (!to) throw new PlainError('Say into which folder: npm run strangers -- --pack FOLDER')
    for (const { tarball } of await packTarballs(env, to)) process.stdout.write(`${tarball}\n`)
    return
  }
  if (wish === '--lock') return lockAll({ node, env })
  const app = wish === '--count' ? 'vite' : wish
  if (!APPS.includes(app)) {
    throw new PlainError(`There is no example "${app}". Examples: ${APPS.join(', ')}.`)
  }
  await withFolder('strangers', async (folder) => {
    const home = join(folder, app)
    const packs = await packTarballs(env, join(folder, 'packed'))
    const example = join(root, 'examples', app)
    const lockFile = join(example, 'package-lock.json')
    const faults = await installStranger({ node, env, example, home, packs, lockFile })
    const { packages, megabytes, notOnce } = countInstalled(home)
    const lines = [`${packages} packages, ${megabytes} MB`, ...faults]
    lines.push(...notOnce.map((name) => `${name} is not there exactly once`))
    process.stdout.write(`${lines.join('\n')}\n`)
    if (wish !== '--count') {
      const served = { quiet: false, cwd: home, env: { ...env, NEXT_TELEMETRY_DISABLED: '1' } }
      await run(node, [npmCli(), 'run', 'dev'], served)
    }
    process.exitCode = lines.length > 1 ? 1 : 0
  })
}

async function lockAll({ node, env }) {
  await withFolder('strangers', async (folder) => {
    const packs = await packTarballs(env, folder)
    for (const { name, manifest, lockFile } of lockedApps()) {
      await step(`Locking ${name}`, async () => {
        const text = await makeLock({ node, env, manifest, packs })
        mkdirSync(dirname(lockFile), { recursive: true })
        writeFileSync(lockFile, text)
      })
    }
  })
}

strangers().catch(fail)
