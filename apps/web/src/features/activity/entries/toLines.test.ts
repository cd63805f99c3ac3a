import { describe, expect, it } from 'vitest'
import { buildEntry } from '../buildEntry.ts'
import { linesByDay, linesByNonce } from './toLines.ts'

const at = (id: string, day: number, hour: number) =>
  buildEntry({ id, time: new Date(2026, 2, day, hour).getTime() })

describe('R-GW-4 the lines of the activity page', () => {
  it('puts entries under the days of the visitor’s calendar', () => {
    const lines = linesByDay([at('c', 30, 0), at('b', 29, 23), at('a', 29, 1)])
    expect(lines.map(({ key }) => key)).toEqual(['2026-03-30', 'c', '2026-03-29', 'b', 'a'])
  })

  it('shows once what a moving list brought twice', () => {
    const lines = linesByDay([at('b', 29, 2), at('a', 29, 1), at('a', 29, 1)])
    expect(lines.map(({ key }) => key)).toEqual(['2026-03-29', 'b', 'a'])
  })

  it('says where several wanted one nonce, and marks them', () => {
    const lines = linesByNonce([
      buildEntry({ id: 'd', nonce: 9 }),
      buildEntry({ id: 'c', nonce: 8, description: { kind: 'rejection' } }),
      buildEntry({ id: 'b', nonce: 8 }),
      buildEntry({ id: 'a', nonce: 7 }),
    ])
    expect(lines.map(({ key }) => key)).toEqual(['d', 'nonce-8', 'c', 'b', 'a'])
    expect(lines[1]).toMatchObject({ nonce: 8, count: 2 })
    expect(lines.map((line) => line.kind === 'entry' && line.inConflict)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
  })
})
