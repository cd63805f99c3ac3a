import { describe, expect, it } from 'vitest'
import { statusOf } from './statusOf.ts'

const safe = { threshold: 2 }

describe('R-MSG-2 how far a message is', () => {
  it.each([
    ['enough valid signatures', { safe, verdicts: ['valid', 'valid'], kept: false }, 'CONFIRMED'],
    ['too few', { safe, verdicts: ['valid'], kept: false }, 'NEEDS_CONFIRMATION'],
    [
      'one twice, which counts once',
      { safe, verdicts: ['valid', 'duplicate'], kept: false },
      'NEEDS_CONFIRMATION',
    ],
    ['kept by the Safe itself', { safe, verdicts: [], kept: true }, 'CONFIRMED'],
    ['not said before it was judged', undefined, null],
  ] as const)('%s', (_, proof, status) => {
    expect(statusOf({ proof: proof && { ...proof, verdicts: [...proof.verdicts] } })).toBe(status)
  })
})
