import { relative } from 'node:path'
import { listSpecs } from './listSpecs.mjs'

/**
 * What failed by the report of a part, as narrowly as its runner can be told: files and names of tests
 * for vitest, lines of a list for Playwright, projects for TypeScript. Nothing where the report does not
 * say which: then all of the part is to be run.
 * @param {object | undefined} report
 * @param {{ root: string, isSerial: (file: string) => boolean }} of tests of a serial file need those
 * before them
 * @returns {{ files?: string[], names?: string[], list?: string[], projects?: string[], count: number } | undefined}
 */
export function failedTests(report, { root, isSerial }) {
  if (report?.testResults) return ofVitest(report, root)
  if (report?.suites) return ofPlaywright(report, isSerial)
  const { projects = [] } = report ?? {}
  return projects.length > 0 ? { projects, count: projects.length } : undefined
}

function ofVitest({ testResults }, root) {
  const failed = testResults.filter(({ status }) => status === 'failed')
  const byFile = failed.map(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(nameOf),
  )
  if (failed.length === 0) return undefined
  const files = failed.map(({ name }) => relative(root, name))
  // A file that failed as a whole names none of its tests.
  if (byFile.some((names) => names.length === 0)) return { files, count: files.length }
  const names = [...new Set(byFile.flat())]
  return { files, names, count: names.length }
}

/** As `-t` compares it; the report's own `fullName` is put together otherwise. */
const nameOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].filter(Boolean).join(' > ')

function ofPlaywright(report, isSerial) {
  // What was wrong outside of tests may have kept some from being run.
  if (report.errors?.length > 0) return undefined
  const failed = listSpecs(report).filter(({ status }) => !['expected', 'skipped'].includes(status))
  if (failed.length === 0) return undefined
  const lines = failed.map(({ project, file, titles }) => {
    // In a list this sign stands between titles; without one that has it the line says more tests.
    const cut = titles.findIndex((title) => title.includes('›'))
    const said = isSerial(file) ? [] : titles.slice(0, cut < 0 ? undefined : cut)
    return [`[${project}]`, file, ...said].join(' › ')
  })
  const list = [...new Set(lines)]
  return { list, count: list.length }
}
