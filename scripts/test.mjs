import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureBuilt } from './lib/build.mjs'
import { ensureCaddy } from './lib/caddy.mjs'
import { listFiles } from './lib/files.mjs'
import { freePort } from './lib/freePort.mjs'
import { buildPackages } from './lib/packages.mjs'
import { ensurePostgres } from './lib/postgres.mjs'
import { fail, must, PlainError, run } from './lib/steps.mjs'
import { cache, ensureInstalled, ensureNode, environment, root, tool } from './lib/toolchain.mjs'

/**
 * `npm test`: every check, in order, from a bare clone. Name parts to run only those; `--deep`
 * runs the long counts in full.
 */
const PARTS = {
  check: { title: 'Format, lint, import boundaries and cycles', work: biome },
  types: { title: 'Types', work: types },
  unused: { title: 'Unused files, exports and dependencies', work: unused },
  unit: { title: 'Unit tests', work: (context) => vitest(context, 'unit') },
  build: { title: 'Build', work: build },
  size: { title: 'Size budgets', work: sizes },
  integration: { title: 'Integration tests', work: integration },
  e2e: { title: 'End-to-end tests in a real browser', work: endToEnd },
}

async function test() {
  const words = process.argv.slice(2)
  const deep = words.includes('--deep')
  const chosen = words.filter((word) => !word.startsWith('--'))
  const unknown = chosen.find((name) => !(name in PARTS))
  if (unknown) {
    throw new PlainError(`There is no part "${unknown}". Parts: ${Object.keys(PARTS).join(', ')}.`)
  }
  const node = await ensureNode()
  await ensureInstalled(node)
  const reports = join(cache, 'reports')
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const context = { node, reports, env: environment(node, deep ? { DEEP: '1' } : {}) }

  const total = { passed: 0, failed: 0 }
  for (const [name, { title, work }] of Object.entries(PARTS)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue
    process.stdout.write(`\n── ${title}\n`)
    const started = Date.now()
    const { passed, failed } = await work(context).catch((error) => {
      process.stdout.write(`${error instanceof PlainError ? error.message : error.stack}\n`)
      return { passed: 0, failed: 1 }
    })
    total.passed += passed
    total.failed += failed
    const took = ((Date.now() - started) / 1000).toFixed(1)
    process.stdout.write(`   ${name}: ${passed} passed, ${failed} failed (${took} s)\n`)
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
}

async function biome({ node, env }) {
  return whole(await run(node, [tool('@biomejs/biome', 'biome'), 'ci', '.'], shown(env)))
}

async function types({ node, env }) {
  const projects = listFiles(root, { names: ['tsconfig.json'] })
  let failed = 0
  for (const project of projects) {
    const { code } = await run(node, [tool('typescript', 'tsc'), '-p', project], shown(env))
    if (code !== 0) failed += 1
  }
  return { passed: projects.length - failed, failed }
}

async function unused({ node, env }) {
  return whole(await run(node, [tool('knip')], shown(env)))
}

async function build({ node }) {
  await ensureBuilt(node, 'web')
  await ensureBuilt(node, 'demo')
  return { passed: 2 + (await buildPackages(node)), failed: 0 }
}

async function sizes({ node, env }) {
  // The core and the smallest app, built only to be weighed.
  const builds = [
    ['packages/core/size', '--mode', 'core'],
    ['packages/core/size', '--mode', 'transactions'],
    ['packages/kit/size'],
  ]
  for (const build of builds) {
    await must('The build to be weighed failed.', node, [tool('vite'), 'build', ...build], {
      cwd: root,
      env: { ...env, NODE_ENV: 'production' },
    })
  }
  return whole(await run(node, [tool('size-limit')], shown(env)))
}

async function vitest({ node, reports, env }, project) {
  const report = join(reports, `${project}.json`)
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(
    node,
    [tool('vitest'), 'run', '--project', project, ...output],
    shown(env),
  )
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readReport(report)
  const failed = Math.max(numFailedTests, numFailedTestSuites > 0 || code !== 0 ? 1 : 0)
  return { passed: numPassedTests, failed }
}

async function integration(context) {
  const programs = { POSTGRES_BIN: await ensurePostgres(), CADDY_PATH: await ensureCaddy() }
  const env = { ...context.env, ...programs }
  return vitest({ ...context, env }, 'integration')
}

async function endToEnd({ node, reports, env }) {
  const report = join(reports, 'e2e.json')
  await ensureBuilt(node, 'demo')
  const browser = {
    CHROMIUM_PATH: await ensureBrowser(),
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const { code } = await run(
    node,
    [tool('@playwright/test', 'playwright'), 'test', '--config', join(root, 'e2e')],
    shown({ ...env, ...browser }),
  )
  const { expected, unexpected, flaky } = readReport(report).stats
  return { passed: expected, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1) }
}

const shown = (env) => ({ quiet: false, cwd: root, env })
const whole = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new PlainError('The test runner ended without a report.')
  }
}

test().catch(fail)
