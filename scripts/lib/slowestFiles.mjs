import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The files that took longest, of every report in a folder, vitest's and Playwright's alike.
 * @returns {{ file: string, seconds: number }[]}
 */
export function slowestFiles(reports, root, count = 10) {
  if (!existsSync(reports)) return []
  return readdirSync(reports)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => filesOf(JSON.parse(readFileSync(join(reports, name), 'utf8')), root))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
}

function filesOf(report, root) {
  if (report.testResults) {
    return report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
  }
  const { rootDir } = report.config ?? {}
  return (report.suites ?? []).map((suite) => ({
    file: relative(root, join(rootDir, suite.file)),
    seconds: durationOf(suite) / 1000,
  }))
}

function durationOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  const own = results.reduce((sum, { duration }) => sum + duration, 0)
  return suites.reduce((sum, suite) => sum + durationOf(suite), own)
}
