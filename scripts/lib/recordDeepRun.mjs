import { DEEP_PARTS } from './deepParts.mjs'
import { readDeepRows } from './readDeepRows.mjs'

const BEGIN = '<!-- written by `npm run test:deep` -->'
const END = '<!-- until here -->'
const HEAD = ['part', 'what', 'date', 'commit', 'platform', 'tests', 'minutes']
const NEVER = ['not run yet', '', '', '', '']

/**
 * Writes a run of one part into the text of docs/testing.md; what is said there about the others
 * stays. Parts that were never run say so, and parts that no longer exist are gone. A part that could
 * not run says why (`notRun`); one that is not told by counts has a sentence of its own (`said`).
 * @param {string} text
 * @param {{ part: string, date: string, commit: string, platform: string, passed: number, failed: number, notRun?: string, said?: string, minutes: number, counted: string[] }} [ran]
 */
export function recordDeepRun(text, ran) {
  const [before, , after] = text.split(new RegExp(`(${BEGIN}[^]*${END})`))
  const old = text.split('\n')
  const oldRows = readDeepRows(text)
  const rows = Object.entries(DEEP_PARTS).map(([part, { what }]) => [
    `\`${part}\``,
    what,
    ...(ran?.part === part ? cellsOf(told(ran)) : cellsOf(oldRows[part])),
  ])
  const counted = Object.keys(DEEP_PARTS).flatMap((part) =>
    ran?.part === part
      ? ran.counted.map((title) => `- \`${part}\`: ${title}`)
      : old.filter((line) => line.startsWith(`- \`${part}\`: `)),
  )
  const list = counted.length > 0 ? `\nWhat was counted:\n\n${counted.join('\n')}\n` : ''
  return `${before}${BEGIN}\n\n${table([HEAD, ...rows])}\n${list}\n${END}${after}`
}

function told({ date, commit, platform, minutes, ...result }) {
  const tests = testsOf(platform, result)
  return { date, commit: commit.slice(0, 12), platform, tests, minutes: minutes.toFixed(1) }
}

function testsOf(platform, { passed, failed, notRun, said }) {
  if (notRun) return `not run on ${platform}: ${notRun}`
  if (said) return said
  return failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
}

function cellsOf(row) {
  if (!row) return NEVER
  const { date, commit, platform, tests, minutes } = row
  return [date, `\`${commit}\``, platform, tests, minutes]
}

function table([head, ...rows]) {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)))
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
