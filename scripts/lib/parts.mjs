import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { listFiles } from './files.mjs'
import { findBentArrows } from './house/findBentArrows.mjs'
import { listPackages } from './house/listPackages.mjs'
import { PLANS } from './house/plans.mjs'
import { readImports } from './house/readImports.mjs'
import { listInstalled } from './listInstalled.mjs'
import { buildPackages, ensurePackages } from './packages.mjs'
import { packStranger } from './packStranger.mjs'
import { countAppRequests, countRequests } from './requestBudgets.mjs'
import { must, PlainError, run } from './steps.mjs'
import { walkStrangers } from './strangers/walkStrangers.mjs'
import { together } from './together.mjs'
import { root, tool } from './toolchain.mjs'
import { withFolder } from './withFolder.mjs'

/**
 * The parts of `npm test`, in order. Those that share a `beside` run together: each of them keeps
 * one core busy.
 */
export const PARTS = {
  check: { title: 'Format, lint, import boundaries and cycles', beside: 'static', work: check },
  unused: { title: 'Unused files, exports and dependencies', beside: 'static', work: unused },
  licences: { title: 'Licences', beside: 'static', work: licences },
  advisories: { title: 'Known faults of dependencies', beside: 'static', work: advisories },
  types: { title: 'Types', work: types },
  unit: { title: 'Unit tests', work: (context) => vitest(context, 'unit') },
  build: { title: 'Build', work: build },
  size: { title: 'Size budgets', work: sizes },
  integration: {
    title: 'Integration tests',
    work: (context) => vitest(context, 'integration', 'alone', 'pages'),
  },
  strangers: { title: 'What strangers install, in apps of their own', work: strangers },
  e2e: { title: 'End-to-end tests in a real browser', work: endToEnd },
}

async function check({ node, env, say }) {
  const args = [tool('@biomejs/biome', 'biome'), 'ci', '--colors=off', '.']
  const { passed, failed } = whole(await said(say, node, args, env))
  const packages = listPackages(root)
  const imports = readImports(root, packages)
  const bent = findBentArrows(imports, { plans: PLANS, packages })
  for (const line of bent) say(`${line}\n`)
  return { passed: passed + imports.length - bent.length, failed: failed + bent.length }
}

async function unused({ node, env, say }) {
  return whole(await said(say, node, [tool('knip'), '--no-progress'], env))
}

async function licences({ say }) {
  const installed = listInstalled(root)
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const { findLicenceFaults } = await import('./findLicenceFaults.mjs')
  const faults = findLicenceFaults(
    installed,
    (path) => packages[relative(root, path).replaceAll(sep, '/')]?.dev === true,
  )
  for (const line of faults) say(`${line}\n`)
  return { passed: installed.length - faults.length, failed: faults.length }
}

async function advisories({ say }) {
  const list = JSON.parse(readFileSync(join(root, 'scripts', 'advisories.json'), 'utf8'))
  const { findAdvisories } = await import('./findAdvisories.mjs')
  const found = findAdvisories(listInstalled(root), list)
  for (const { line, accepted } of found)
    say(accepted ? `${line} Accepted: ${accepted}\n` : `${line}\n`)
  const failed = found.filter(({ accepted }) => !accepted).length
  return { passed: list.length - failed, failed }
}

/**
 * Two projects at a time, one for each core of a small machine. Several threads for one project look
 * at much of it several times.
 */
async function types({ node, reports, env, only, say }) {
  // The examples have their own of everything, and are looked at once it is installed.
  const examples = join(root, 'examples', sep)
  const projects =
    only?.projects ??
    listFiles(root, { names: ['tsconfig.json'] }).filter((path) => !path.startsWith(examples))
  const waiting = [...projects]
  const failed = []
  const lane = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const args = [tool('typescript', 'tsc'), '-p', project, '--singleThreaded']
      if ((await said(say, node, args, env)).code !== 0) failed.push(project)
    }
  }
  await together([lane, lane])
  writeFileSync(join(reports, 'types.json'), JSON.stringify({ projects: failed }))
  return { passed: projects.length - failed.length, failed: failed.length }
}

async function build({ node }) {
  // Side by side: a bundler is busy with much on one core only.
  await together([() => ensureBuilt(node, 'web'), () => ensureBuilt(node, 'demo')])
  return { passed: 2 + (await buildPackages(node)), failed: 0 }
}

async function sizes({ node, env, say }) {
  // The core, and a stranger's smallest app, built only to be weighed.
  const stranger = join(root, '.cache', 'size', 'kit')
  await packStranger(env, { page: join(root, 'packages', 'kit', 'size'), app: stranger })
  const builds = [
    ['packages/core/size', '--mode', 'core'],
    ['packages/core/size', '--mode', 'transactions'],
    [stranger],
  ]
  const weighed = { cwd: root, env: { ...env, NODE_ENV: 'production' } }
  await together(
    builds.map((build) => () => {
      const args = [tool('vite'), 'build', ...build]
      return must('The build to be weighed failed.', node, args, weighed)
    }),
  )
  const requests = [
    ...countRequests(join(stranger, 'dist')),
    ...countAppRequests(join(root, 'apps', 'web', 'dist')),
  ]
  for (const { name, count, limit } of requests) say(`  ${name}: ${count} of ${limit}\n`)
  const tooMany = requests.filter(({ count, limit }) => count > limit).length
  const { passed, failed } = whole(await run(node, [tool('size-limit')], shown(env)))
  return { passed: passed + requests.length - tooMany, failed: failed + tooMany }
}

async function vitest({ node, reports, env, only, files = only?.files ?? [] }, ...projects) {
  const report = join(reports, `${projects[0]}.json`)
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const named = only?.names ? ['-t', `^(?:${only.names.map(escaped).join('|')})$`] : []
  const { code } = await run(
    node,
    [
      tool('vitest'),
      'run',
      ...projects.map((name) => `--project=${name}`),
      ...output,
      ...named,
      ...files,
    ],
    shown(env),
  )
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(report)
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0)
  return { passed: numPassedTests, failed }
}

async function strangers(context) {
  await ensurePackages(context.node)
  return walkStrangers(context)
}

async function endToEnd({ node, reports, env, only, files = [] }) {
  const report = join(reports, 'e2e.json')
  const list = join(reports, 'e2e.list')
  if (only) writeFileSync(list, only.list.join('\n'))
  const chosen = only ? ['--test-list', list] : files
  await ensureBuilt(node, 'demo')
  const args = [tool('@playwright/test', 'playwright'), 'test', '--config', join(root, 'e2e')]
  const { code } = await withFolder('worlds', (worlds) =>
    run(
      node,
      [...args, ...chosen],
      shown({ ...env, E2E_WORLDS: worlds, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ),
  )
  const { expected, unexpected, flaky } = readReport(report).stats
  return { passed: expected, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1) }
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const shown = (env) => ({ quiet: false, cwd: root, env })
const whole = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

async function said(say, node, args, env) {
  const result = await run(node, args, { cwd: root, env })
  say(result.output)
  return result
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new PlainError('The test runner ended without a report.')
  }
}
