import { chmodSync, copyFileSync, cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { npmCli } from '../toolchain.mjs'

/** Puts the Node that runs this script and its npm into a Debian that has neither, or others. */
export function carryNode(folder, prefix = 'usr') {
  const home = join(folder, prefix)
  const node = join(home, 'bin', 'node')
  copyFileSync(process.execPath, node)
  chmodSync(node, 0o755)
  const modules = join(home, 'lib', 'node_modules')
  mkdirSync(modules, { recursive: true })
  cpSync(resolve(npmCli(), '..', '..'), join(modules, 'npm'), { recursive: true })
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(home, 'bin', name))
  }
}
