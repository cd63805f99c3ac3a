import { join } from 'node:path'
import { must } from '../steps.mjs'
import { together } from '../together.mjs'

const VITE = [
  ['typescript', 'bin/tsc'],
  ['vite', 'bin/vite.js', 'build'],
]
/** How the examples that are apps are built in their folder. */
const BUILDS = { vite: VITE, next: [['next', 'dist/bin/next', 'build']], 'own-config': VITE }

/** The examples that are apps. */
export const APPS = Object.keys(BUILDS)

/** Builds some of the apps side by side, where they are installed: each in its folder in `folder`. */
export async function buildApps(apps, { node, env, folder }) {
  await together(
    apps.map((app) => async () => {
      const cwd = join(folder, app)
      for (const [name, script, ...args] of BUILDS[app]) {
        const command = [join(cwd, 'node_modules', name, script), ...args]
        await must(`Building examples/${app} failed.`, node, command, { cwd, env })
      }
    }),
  )
}
