/**
 * The rows of docs/testing.md, as cells without the spaces around them. A part that was never run has
 * none.
 * @param {string} text
 * @returns {Record<string, { date: string, commit: string, platform: string, tests: string, minutes: string }>}
 */
export function readDeepRows(text) {
  const rows = text
    .split('\n')
    .filter((line) => /^\| `\w+`/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
    .filter(([, , , , commit]) => commit)
    .map(([, part, , date, commit, platform, tests, minutes]) => [
      part,
      { date, commit, platform, tests, minutes },
    ])
  return Object.fromEntries(rows)
}
