import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { packStranger } from '../../scripts/lib/packStranger.mjs'
import { PlainError } from '../../scripts/lib/steps.mjs'
import { root } from '../../scripts/lib/toolchain.mjs'

/** Builds a page as Vite does by itself. @returns the folder to serve */
export async function buildPage({ name, home, peers }, env) {
  const outDir = join(root, '.cache', 'bench', name.replaceAll(/\W+/g, '-'))
  // Ours is built from what npm would publish, outside of the workspaces.
  const app = peers ? home : join(root, '.cache', 'bench', 'stranger')
  if (!peers) await packStranger(env, { page: home, app })
  mkdirSync(outDir, { recursive: true })
  await build({
    root: app,
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        onLog(_, { code, message }) {
          if (code === 'UNRESOLVED_IMPORT') throw new PlainError(`${name}: ${message}`)
        },
      },
    },
  })
  return outDir
}
