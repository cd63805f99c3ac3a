import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { countedTitles } from './lib/countedTitles.mjs'
import { coveredFiles } from './lib/coveredFiles.mjs'
import { DEEP_PARTS } from './lib/deepParts.mjs'
import { ensurePrograms } from './lib/ensurePrograms.mjs'
import { PARTS } from './lib/parts.mjs'
import { recordDeepRun } from './lib/recordDeepRun.mjs'
import { runParts } from './lib/runParts.mjs'
import { showDeepStatus } from './lib/showDeepStatus.mjs'
import { fail, must, PlainError } from './lib/steps.mjs'
import { cache, ensureInstalled, ensureNode, environment, root } from './lib/toolchain.mjs'

const PAGE = join(root, 'docs', 'testing.md')
/** Longer than this is a part that should be two. */
const MOST_MINUTES = 90

/** What a result is a result of, beside its commit. */
const PLATFORM = `${process.platform}-${process.arch}`
const write = (text) => process.stdout.write(text)

/**
 * `npm run test:deep`: the long counts in full, all parts or those that are named, one after the
 * other. Each writes into docs/testing.md what it counted, when, where, and of which commit. With
 * `--status` nothing is run: it says which of these rows are open. With `--busy` the part `flakes` runs
 * beside a busy loop.
 */
async function deep() {
  const words = process.argv.slice(2)
  if (words.length === 1 && words[0] === '--status') {
    await ensurePrograms(['test:deep'])
    const open = await showDeepStatus({ page: readFileSync(PAGE, 'utf8'), write })
    process.exit(open > 0 ? 1 : 0)
  }
  const busy = words.includes('--busy')
  const chosen = words.filter((word) => word !== '--busy')
  if (busy && chosen.join() !== 'flakes') {
    throw new PlainError('`--busy` is for `flakes` alone.')
  }
  const unknown = chosen.find((name) => !(name in DEEP_PARTS))
  if (unknown) {
    const names = Object.keys(DEEP_PARTS).join(', ')
    throw new PlainError(`There is no part "${unknown}". Parts: ${names}.`)
  }
  const names = Object.keys(DEEP_PARTS).filter((name) => !chosen.length || chosen.includes(name))
  const needed = names.map((name) => DEEP_PARTS[name].part)
  const programs = await ensurePrograms(['test:deep', ...needed])
  const commit = await committed()
  const node = await ensureNode()
  await ensureInstalled(node)
  const env = environment(node, { ...programs, DEEP: '1' })

  const notRunHere = []
  const parts = names.map((name) => ({
    name,
    title: `${name}: ${DEEP_PARTS[name].what}`,
    work: async (say) => {
      const { part, files, work = PARTS[part].work } = DEEP_PARTS[name]
      const reports = join(cache, 'deep', name)
      rmSync(reports, { recursive: true, force: true })
      mkdirSync(reports, { recursive: true })
      const started = Date.now()
      const record = (result) => {
        const minutes = (Date.now() - started) / 60_000
        const counted = result.counted ?? readCounted(join(reports, `${part}.json`))
        const date = new Date().toISOString().slice(0, 10)
        const ran = { part: name, date, commit, platform: PLATFORM, ...result, minutes, counted }
        writeFileSync(PAGE, recordDeepRun(readFileSync(PAGE, 'utf8'), ran))
        return minutes
      }
      const covered = (all) => coveredFiles(name, all)
      const context = { node, reports, env, files, say, busy, covered }
      const result = await work(context).catch((error) => {
        // An older, better row would be no longer true.
        record({ passed: 0, failed: 1, counted: [] })
        throw error
      })
      if (record(result) > MOST_MINUTES) {
        throw new PlainError(`${name} took more than ${MOST_MINUTES} minutes: make two of it.`)
      }
      if (result.notRun) notRunHere.push(`${name} (${result.notRun})`)
      return result
    },
  }))
  const { done, failed, notRun } = await runParts(parts, { write })
  const passed = done.length - failed.length - notRunHere.length
  write(`\n${passed} parts passed; see docs/testing.md.\n`)
  if (notRunHere.length > 0) write(`Not run on ${PLATFORM}: ${notRunHere.join(', ')}.\n`)
  if (failed.length > 0) write(`Failed: ${failed.join(', ')}.\n`)
  if (notRun.length > 0) write(`Not run because of that: ${notRun.join(', ')}.\n`)
  process.exit(passed < names.length ? 1 : 0)
}

/** The commit that is tested; what is written must not name one that is not. */
async function committed() {
  const git = (...args) => must('`git` failed.', 'git', ['-C', root, ...args])
  const changed = await git('status', '--porcelain', '--', '.', ':!docs/testing.md')
  if (changed.trim()) {
    throw new PlainError(
      'Commit your changes first: docs/testing.md names the commit that was tested.',
    )
  }
  return (await git('rev-parse', 'HEAD')).trim()
}

function readCounted(report) {
  if (!existsSync(report)) return []
  const isDeep = (file) => readFileSync(file, 'utf8').includes('process.env.DEEP')
  return countedTitles(JSON.parse(readFileSync(report, 'utf8')), isDeep)
}

deep().catch(fail)
