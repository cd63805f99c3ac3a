import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '../steps.mjs'
import { npmCli } from '../toolchain.mjs'
import { withFolder } from '../withFolder.mjs'
import { heldBack } from './heldBack.mjs'
import { installFlags } from './installFlags.mjs'
import { isOurs } from './isOurs.mjs'
import { takeTarballs } from './takeTarballs.mjs'

/**
 * Makes the lock file of an app: the newest that its manifest allows, but for what this repository holds
 * back for itself, for every platform that npm knows of. Our own packages are left out: their bytes are
 * others with each build.
 * @returns {Promise<string>} its text
 */
export async function makeLock({ node, env, manifest, packs }) {
  return withFolder('lock', async (cwd) => {
    const named = takeTarballs(manifest, packs)
    const overrides = heldFor(named)
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ ...named, overrides }))
    const install = [npmCli(), 'install', '--package-lock-only', ...installFlags]
    await must(`${manifest.name} could not be locked.`, node, install, { cwd, env })
    const lock = JSON.parse(readFileSync(join(cwd, 'package-lock.json'), 'utf8'))
    const { dependencies, devDependencies } = manifest
    const packages = Object.entries(lock.packages).filter(([path]) => !isOurs(path))
    lock.packages = Object.fromEntries(packages)
    lock.packages[''] = { ...lock.packages[''], dependencies, devDependencies }
    return `${JSON.stringify(lock, null, 2)}\n`
  })
}

/** An app's own word counts more. */
function heldFor({ dependencies, devDependencies }) {
  const named = { ...dependencies, ...devDependencies }
  return Object.fromEntries(Object.entries(heldBack()).filter(([name]) => !(name in named)))
}
