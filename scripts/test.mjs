import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePrograms } from './lib/ensurePrograms.mjs'
import { PARTS } from './lib/parts.mjs'
import { runParts } from './lib/runParts.mjs'
import { slowestFiles } from './lib/slowestFiles.mjs'
import { fail, PlainError } from './lib/steps.mjs'
import { cache, ensureInstalled, ensureNode, environment, root } from './lib/toolchain.mjs'

/** `npm test`: every check, in order, from a bare clone. Name parts to run only those. */
async function test() {
  const chosen = process.argv.slice(2)
  const unknown = chosen.find((name) => !(name in PARTS))
  if (unknown) {
    throw new PlainError(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}.`)
  }
  const names = Object.keys(PARTS).filter((name) => chosen.length === 0 || chosen.includes(name))
  const started = Date.now()
  let node = process.execPath
  const programs = await ensurePrograms(names, {
    meanwhile: async () => {
      node = await ensureNode()
      await ensureInstalled(node)
    },
  })
  const reports = join(cache, 'reports')
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const context = { node, reports, env: environment(node, programs) }
  const prepared = { name: 'prepare', took: (Date.now() - started) / 1000 }

  const write = (text) => process.stdout.write(text)
  const parts = names.map((name) => ({
    ...PARTS[name],
    name,
    work: (say) => PARTS[name].work({ ...context, say }),
  }))
  const { done, failed, notRun } = await runParts(parts, { write })
  writeFileSync(join(cache, 'steps.json'), JSON.stringify([prepared, ...done]))

  const slowest = slowestFiles(reports, root)
  if (slowest.length > 0) write('\nThe slowest files\n')
  for (const { file, seconds } of slowest) write(`${seconds.toFixed(1).padStart(7)} s  ${file}\n`)
  const sum = (key) => done.reduce((total, part) => total + part[key], 0)
  write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  if (failed.length > 0) write(`Failed: ${failed.join(', ')}.\n`)
  if (notRun.length > 0) write(`Not run because of that: ${notRun.join(', ')}.\n`)
  process.exit(failed.length > 0 || sum('passed') === 0 ? 1 : 0)
}

test().catch(fail)
