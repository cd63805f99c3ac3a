import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, step } from '../../scripts/lib/steps.mjs'
import { npmCli, root } from '../../scripts/lib/toolchain.mjs'

/** Installs what a group of pages needs, beside it, unless it is there already as its lock file says. */
export async function ensurePeers(group, env) {
  const home = join(root, 'bench', 'peers', group)
  const lock = readFileSync(join(home, 'package-lock.json'), 'utf8')
  const stamp = join(home, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  await step(`Installing what bench/peers/${group} compares with`, () =>
    must(
      `bench/peers/${group} could not be installed from the registry.`,
      process.execPath,
      [npmCli(), 'install'],
      {
        cwd: home,
        env,
      },
    ),
  )
  writeFileSync(stamp, lock)
}
