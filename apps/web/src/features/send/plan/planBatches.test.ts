import { encodeMultiSend } from '@countersign/safe'
import fc from 'fast-check'
import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { transfer } from '../read/readPayment.ts'
import { ADA, BEN, USDC } from '../testing/buildReading.ts'
import { gasOf, LIMITS, limitsFor, planBatches } from './planBatches.ts'

const call = fc.record({
  to: fc.constantFrom(ADA, BEN),
  value: fc.bigInt(0n, 10n ** 20n),
  data: fc.integer({ min: 0, max: 60_000 }).map((bytes): Hex => `0x${'00'.repeat(bytes)}`),
  gas: fc.bigInt(21_000n, 20_000_000n),
})

describe('planBatches', () => {
  it('loses nobody, doubles nobody, and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 20 }), (calls) => {
        expect(planBatches(calls).flat()).toEqual(calls)
      }),
    )
  })

  it('keeps every batch within all limits, but for a call that none could hold', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 20 }), (calls) => {
        for (const batch of planBatches(calls)) {
          if (batch.length === 1) continue
          const gas = batch.reduce((sum, each) => sum + gasOf(each), 0n)
          expect(gas <= LIMITS.gas).toBe(true)
          const data = encodeMultiSend(batch.map((each) => ({ ...each, operation: 0 })))
          // The head of `multiSend(bytes)` and its padding.
          expect((data.length - 2) / 2).toBeLessThanOrEqual(LIMITS.bytes + 100)
        }
      }),
      { numRuns: 50 },
    )
  })

  it('makes no more batches than it must', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 20 }), (calls) => {
        const batches = planBatches(calls)
        for (const [index, batch] of batches.entries()) {
          const next = batches[index + 1]?.[0]
          if (next) expect(planBatches([...batch, next])).toHaveLength(2)
        }
      }),
      { numRuns: 50 },
    )
  })

  it.each([
    [1, 1],
    [200, 1],
    [240, 2],
    [500, 3],
  ])('pays %i people with a token in %i', (people, batches) => {
    const calls = Array.from({ length: people }, () => transfer(USDC.address, ADA, 1n))
    expect(planBatches(calls)).toHaveLength(batches)
  })

  it('leaves room for others in small blocks', () => {
    expect(limitsFor(undefined)).toBe(LIMITS)
    expect(limitsFor(60_000_000n)).toBe(LIMITS)
    expect(limitsFor(10_000_000n)).toEqual({ ...LIMITS, gas: 5_000_000n })
  })
})
