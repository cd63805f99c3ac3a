import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepBusy } from './keepBusy.mjs'
import { listSpecs } from './listSpecs.mjs'
import { PARTS } from './parts.mjs'
import { must } from './steps.mjs'
import { tallyRuns } from './tallyRuns.mjs'
import { cache, root } from './toolchain.mjs'

/**
 * Runs the browser part of `npm test` once, beside a busy loop on every core if that is wanted, and
 * adds what became of each test to the tally of all runs of the same code. What failed leaves its trace
 * in a folder of that run.
 * @param {{ busy?: boolean, covered: (files: string[]) => string[] }} context `covered` says which files
 * make it the same code
 */
export async function runFlakes({
  busy = false,
  covered,
  tally = join(cache, 'flakes.json'),
  work = PARTS.e2e.work,
  listTree = readTree,
  load = keepBusy,
  ...context
}) {
  const code = codeOf(await listTree(), covered)
  const runs = existsSync(tally) ? JSON.parse(readFileSync(tally, 'utf8')) : []
  const traces = join(cache, 'flakes', String(runs.length + 1))
  const stop = busy ? load().stop : () => {}
  let outcomes
  let passed = 0
  try {
    // As `npm test` runs it.
    const env = { ...context.env, DEEP: '' }
    const result = await work({ ...context, env, files: ['--output', traces] })
    outcomes = readOutcomes(join(context.reports, 'e2e.json'), result)
    passed = result.passed
  } catch (error) {
    context.say(`${error.message}\n`)
  } finally {
    stop()
  }
  runs.push({ code, busy, date: new Date().toISOString(), outcomes })
  writeFileSync(tally, JSON.stringify(runs))
  const { said, found } = tallyRuns(runs.filter((run) => run.code === code))
  context.say(`${[said, ...found].join('\n  ')}\n`)
  return { passed, failed: found.length, said, counted: found }
}

/** Nothing where the run failed and no test did: something else went wrong, and it broke off. */
function readOutcomes(report, { failed }) {
  const specs = listSpecs(JSON.parse(readFileSync(report, 'utf8')))
  const isTold = specs.some(({ status }) => status === 'unexpected' || status === 'flaky')
  if (failed > 0 && !isTold) return undefined
  return Object.fromEntries(specs.map(({ title, status }) => [title, status]))
}

/** The same for the same files, whatever else was committed. */
function codeOf(tree, covered) {
  const names = new Set(covered(tree.map(({ file }) => file)))
  const hash = createHash('sha256')
  for (const { file, blob } of tree) if (names.has(file)) hash.update(`${blob} ${file}\0`)
  return hash.digest('hex')
}

async function readTree() {
  const args = ['-C', root, 'ls-tree', '-r', '-z', 'HEAD']
  const lines = (await must('`git` failed.', 'git', args)).split('\0').filter(Boolean)
  return lines.map((line) => {
    const [about, file] = line.split('\t')
    return { file, blob: about.split(' ')[2] }
  })
}
