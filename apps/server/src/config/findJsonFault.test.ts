import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findJsonFault } from './findJsonFault.ts'

it.each([
  ['a comma too many', '[\n  {"a": 1},\n]', 3, 1],
  ['a comma too few', '[\n  {"a": 1\n   "b": 2}\n]', 3, 4],
  ['a comment', '[\n  // mine\n]', 2, 3],
  ['single quotes', "[\n  {'a': 1}]", 2, 4],
  ['a name without quotes', '{\n  a: 1\n}', 2, 3],
  ['an end that is missing', '[\n  {"a": [1, 2]}\n', 3, 1],
  ['two values', '{}\n{}', 2, 1],
  ['nothing', '', 1, 1],
  ['a number with a leading zero', '[01]', 1, 2],
  ['a text over two lines', '["a\nb"]', 1, 2],
  ['an end of something else', '[}', 1, 2],
])('R-OP-3 finds %s', (_, text, line, column) => {
  expect(findJsonFault(text)).toEqual({ line, column })
})

it('R-OP-3 agrees with the parser about what is JSON, cut and changed in any place', () => {
  const isJson = (text: string) => {
    try {
      JSON.parse(text)
      return true
    } catch {
      return false
    }
  }
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '}', '"', '1', ' '),
      (json, at, put) => {
        const place = at % (json.length + 1)
        const changed = json.slice(0, place) + put + json.slice(place + 1)
        for (const text of [json, changed, JSON.stringify(JSON.parse(json), null, 2)]) {
          expect(findJsonFault(text) === null, text).toBe(isJson(text))
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
