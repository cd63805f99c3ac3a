/**
 * Every test of a report of Playwright's, with what became of it and where its trace is, if one was kept.
 * @returns {{ project: string, file: string, titles: string[], title: string, status: string, trace?: string }[]}
 */
export function listSpecs({ suites = [] }) {
  return suites.flatMap((suite) => ofSuite(suite, []))
}

function ofSuite({ suites = [], specs = [] }, above) {
  const own = specs.flatMap((spec) => spec.tests.map((test) => ofTest(spec, test, above)))
  return [...own, ...suites.flatMap((suite) => ofSuite(suite, [...above, suite.title]))]
}

function ofTest({ file, title }, { projectName, status, results = [] }, above) {
  const titles = [...above, title]
  const kept = results.flatMap(({ attachments = [] }) => attachments)
  return {
    project: projectName,
    file,
    titles,
    title: [`[${projectName}] ${file}`, ...titles].join(' › '),
    status,
    trace: kept.find(({ name }) => name === 'trace')?.path,
  }
}
