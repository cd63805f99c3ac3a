import type { Address } from 'viem'
import type { TableRow } from './readTable.ts'

export type Duplicate = { to: Address; lines: number[] }

/** Who is paid the same token more than once: perhaps on purpose, often not. */
export function findDuplicates(rows: readonly TableRow[]): Duplicate[] {
  const lines = new Map<string, Duplicate>()
  for (const { to, token, line } of rows) {
    const key = `${to}:${token.address}`
    const known = lines.get(key)
    if (known) known.lines.push(line)
    else lines.set(key, { to, lines: [line] })
  }
  return [...lines.values()].filter((each) => each.lines.length > 1)
}
