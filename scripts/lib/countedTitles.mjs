/**
 * The titles of a vitest report that say how much was counted: those of files that count further
 * under DEEP, with a number of three digits or more or a number of times.
 * @param report vitest's own
 * @param isDeep whether a file, by its path, counts further
 */
export function countedTitles(report, isDeep) {
  const titles = (report.testResults ?? [])
    .filter(({ name }) => isDeep(name))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName.trim())
    // What is quoted is an example, not a count.
    .filter((title) => /\b\d[\d,]{2,}\b|\b\d+ times\b/.test(title.replaceAll(/"[^"]*"/g, '')))
  return [...new Set(titles)]
}
