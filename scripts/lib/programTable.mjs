import { PROGRAMS } from './programs.mjs'

/** The list of programs as CONTRIBUTING.md shows it. */
export function programTable() {
  const rows = Object.entries(PROGRAMS).map(([name, { packages, variable, parts, use }]) => [
    name,
    packages.map((each) => `\`${each}\``).join(', '),
    variable ? `\`${variable}\`` : '',
    parts.map((part) => `\`${part}\``).join(', '),
    use,
  ])
  const head = ['program', 'Debian’s package', 'variable', 'needed by', 'for']
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at].length)))
  const line = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
