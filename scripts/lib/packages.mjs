import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { must } from './steps.mjs'
import { environment, root, tool } from './toolchain.mjs'

/** In the order in which they build on each other. */
const PACKAGES = ['core', 'kit', 'safe', 'gateway']

/** Builds what strangers install: plain JavaScript with types, one file per module, and checks it. */
export async function buildPackages(node) {
  const env = environment(node)
  for (const name of PACKAGES) {
    const home = join(root, 'packages', name)
    const dist = join(home, 'dist')
    rmSync(dist, { recursive: true, force: true })
    const project = join(home, 'tsconfig.build.json')
    await must(`Building ${name} failed.`, node, [tool('typescript', 'tsc'), '-p', project], {
      env,
    })
    for (const styles of ['styles.css', 'styles']) {
      const from = join(home, 'src', styles)
      if (existsSync(from)) cpSync(from, join(dist, styles), { recursive: true })
    }
    await must(
      `${name} could not be published as it is.`,
      node,
      [tool('publint'), 'run', home, '--strict', '--level', 'warning', '--pack', 'false'],
      { env },
    )
  }
  return PACKAGES.length
}
