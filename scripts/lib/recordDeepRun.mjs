import { DEEP_PARTS } from './deepParts.mjs'

const BEGIN = '<!-- written by `npm run test:deep` -->'
const END = '<!-- until here -->'
const HEAD = ['part', 'what', 'date', 'commit', 'tests', 'minutes']
const NEVER = ['not run yet', '', '', '']

/**
 * Writes a run of one part into the text of docs/testing.md; what is said there about the others
 * stays. Parts that were never run say so, and parts that no longer exist are gone.
 * @param {string} text
 * @param {{ part: string, date: string, commit: string, passed: number, failed: number, minutes: number, counted: string[] }} [ran]
 */
export function recordDeepRun(text, ran) {
  const [before, , after] = text.split(new RegExp(`(${BEGIN}[^]*${END})`))
  const old = text.split('\n')
  const rows = Object.entries(DEEP_PARTS).map(([part, { what }]) => [
    `\`${part}\``,
    what,
    ...(ran?.part === part ? cellsOf(ran) : (oldCells(old, part) ?? NEVER)),
  ])
  const counted = Object.keys(DEEP_PARTS).flatMap((part) =>
    ran?.part === part
      ? ran.counted.map((title) => `- \`${part}\`: ${title}`)
      : old.filter((line) => line.startsWith(`- \`${part}\`: `)),
  )
  const list = counted.length > 0 ? `\nWhat was counted:\n\n${counted.join('\n')}\n` : ''
  return `${before}${BEGIN}\n\n${table([HEAD, ...rows])}\n${list}\n${END}${after}`
}

function cellsOf({ date, commit, passed, failed, minutes }) {
  const tests = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`
  return [date, `\`${commit.slice(0, 12)}\``, tests, minutes.toFixed(1)]
}

function oldCells(lines, part) {
  const line = lines.find((one) => one.startsWith(`| \`${part}\` `))
  return line
    ?.split('|')
    .slice(3, 7)
    .map((cell) => cell.trim())
}

function table([head, ...rows]) {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)))
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
