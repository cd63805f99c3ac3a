import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensurePrograms } from './lib/ensurePrograms.mjs'
import { failedTests } from './lib/failedTests.mjs'
import { listTraces } from './lib/listTraces.mjs'
import { PARTS } from './lib/parts.mjs'
import { rerunFailed } from './lib/rerunFailed.mjs'
import { runParts } from './lib/runParts.mjs'
import { slowestFiles } from './lib/slowestFiles.mjs'
import { fail, PlainError } from './lib/steps.mjs'
import { cache, ensureInstalled, ensureNode, environment, root } from './lib/toolchain.mjs'

const REPORTS = join(cache, 'reports')
/** Which parts failed last, and which were not run because of it. */
const LAST = join(cache, 'last.json')
/** The parts that can be told to run some of their tests; of the others all is run again. */
const NARROWED = ['types', 'unit', 'integration', 'e2e']
const write = (text) => process.stdout.write(text)

/**
 * `npm test`: every check, in order, from a bare clone. Name parts to run only those; `--failed` runs
 * what failed last.
 */
async function test() {
  const chosen = process.argv.slice(2)
  if (chosen.length === 1 && chosen[0] === '--failed') return again()
  const unknown = chosen.find((name) => !(name in PARTS))
  if (unknown) {
    throw new PlainError(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}.`)
  }
  const names = Object.keys(PARTS).filter((name) => chosen.length === 0 || chosen.includes(name))
  const prepared = await prepare(names)
  rmSync(REPORTS, { recursive: true, force: true })
  rmSync(LAST, { force: true })
  const { done, failed, notRun } = await runAll(
    names.map((name) => ({ name })),
    prepared,
  )
  writeFileSync(LAST, JSON.stringify({ failed, notRun }))

  const slowest = slowestFiles(REPORTS, root)
  if (slowest.length > 0) write('\nThe slowest files\n')
  for (const { file, seconds } of slowest) write(`${seconds.toFixed(1).padStart(7)} s  ${file}\n`)
  const sum = (key) => done.reduce((total, part) => total + part[key], 0)
  write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`)
  if (failed.length > 0)
    write(`Failed: ${failed.join(', ')}. Once more: \`npm test -- --failed\`.\n`)
  if (notRun.length > 0) write(`Not run because of that: ${notRun.join(', ')}.\n`)
  process.exit(failed.length > 0 || sum('passed') === 0 ? 1 : 0)
}

async function again() {
  const { code, last } = await rerunFailed({
    last: readJson(LAST),
    select: (name) =>
      NARROWED.includes(name)
        ? failedTests(readJson(reportOf(name)), { root, isSerial })
        : undefined,
    forget: (name) => rmSync(reportOf(name), { force: true }),
    needs: { size: ['build'] },
    run: async (parts) => runAll(parts, await prepare(parts.map(({ name }) => name))),
    write,
  })
  writeFileSync(LAST, JSON.stringify(last))
  process.exit(code)
}

async function prepare(names) {
  const started = Date.now()
  let node = process.execPath
  const programs = await ensurePrograms(names, {
    meanwhile: async () => {
      node = await ensureNode()
      await ensureInstalled(node)
    },
  })
  return { node, env: environment(node, programs), took: (Date.now() - started) / 1000 }
}

async function runAll(chosen, { took, ...context }) {
  mkdirSync(REPORTS, { recursive: true })
  const parts = chosen.map(({ name, only }) => ({
    ...PARTS[name],
    name,
    work: (say) => PARTS[name].work({ ...context, reports: REPORTS, only, say }),
  }))
  const ended = await runParts(parts, { write })
  writeFileSync(
    join(cache, 'steps.json'),
    JSON.stringify([{ name: 'prepare', took }, ...ended.done]),
  )
  const traces = ended.failed.flatMap((name) => listTraces(readJson(reportOf(name)) ?? {}, root))
  if (traces.length > 0) write(`\nWhat the failed ones did\n${traces.join('\n')}\n`)
  return ended
}

const reportOf = (name) => join(REPORTS, `${name}.json`)
const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

function isSerial(spec) {
  const file = join(root, 'e2e', 'specs', spec)
  return existsSync(file) && readFileSync(file, 'utf8').includes("mode: 'serial'")
}

test().catch(fail)
