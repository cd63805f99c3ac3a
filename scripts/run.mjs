import { fail, run } from './lib/steps.mjs'
import { ensureInstalled, ensureNode, fromSource, openEnvironment, root } from './lib/toolchain.mjs'

/** Runs one of the project's files with the project's Node: `node scripts/run.mjs FILE …`. */
async function main() {
  const node = await ensureNode()
  await ensureInstalled(node)
  const [file, ...args] = process.argv.slice(2)
  const options = { quiet: false, cwd: root, env: openEnvironment(node) }
  const { code } = await run(node, [...fromSource, file, ...args], options)
  process.exit(code)
}

main().catch(fail)
