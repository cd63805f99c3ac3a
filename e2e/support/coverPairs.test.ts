import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverPairs } from './coverPairs.ts'

type Sample = Record<string, unknown>[]
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The pairs that never meet in a sample. */
function missed(axes: Record<string, readonly unknown[]>, sample: Sample): string[] {
  const names = Object.keys(axes)
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .flatMap((other) =>
        (axes[one] ?? []).flatMap((first) =>
          (axes[other] ?? [])
            .filter((second) => !sample.some((row) => row[one] === first && row[other] === second))
            .map((second) => `${one} ${first} with ${other} ${second}`),
        ),
      ),
  )
}

describe('coverPairs', () => {
  it('lets every two values meet, with no row twice and each of its own axis', () => {
    const anyAxes = fc
      .array(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 5 })
      .map((lengths) =>
        Object.fromEntries(lengths.map((length, at) => [`axis${at}`, numbers(length)])),
      )
    fc.assert(
      fc.property(anyAxes, (axes) => {
        const sample: Sample = coverPairs(axes)
        expect(missed(axes, sample)).toEqual([])
        expect(new Set(sample.map((row) => JSON.stringify(row))).size).toBe(sample.length)
        for (const row of sample) {
          for (const [name, values] of Object.entries(axes)) expect(values).toContain(row[name])
        }
        const [longest = 1, second = 1] = Object.values(axes)
          .map(({ length }) => length)
          .sort((one, other) => other - one)
        expect(sample.length).toBeGreaterThanOrEqual(longest * second)
        expect(sample.length).toBeLessThanOrEqual(longest * second * 2)
      }),
    )
  })

  it('is as short as it can be for pages, widths, themes and languages', () => {
    const axes = {
      page: numbers(27),
      width: [375, 1280],
      theme: ['light', 'dark'],
      lang: ['en', 'ar'],
    }
    expect(coverPairs(axes)).toHaveLength(54)
  })

  it('spreads the rest evenly: what need not meet meets all the same', () => {
    const axes = {
      page: numbers(27),
      width: [375, 1280],
      theme: ['light', 'dark'],
      lang: ['en', 'ar'],
    }
    const looks = coverPairs(axes).map(({ width, theme, lang }) => `${width} ${theme} ${lang}`)
    const counts = [...new Set(looks)].map((look) => looks.filter((one) => one === look).length)
    expect(counts).toHaveLength(8)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(5)
  })

  it('gives the same sample for the same axes', () => {
    const axes = { one: numbers(5), two: numbers(3), three: numbers(4) }
    expect(coverPairs(axes)).toEqual(coverPairs(axes))
  })

  it('takes every value of a lone axis, and nothing when an axis is empty', () => {
    expect(coverPairs({ only: ['a', 'b'] })).toEqual([{ only: 'a' }, { only: 'b' }])
    expect(coverPairs({ some: ['a'], more: ['b'], none: [] })).toEqual([])
  })
})
