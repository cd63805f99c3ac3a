import fc from 'fast-check'
import { expect, it } from 'vitest'
import { callKey } from './callKey.ts'

it.each([
  [[{ b: 1, a: 2 }], [{ a: 2, b: 1 }]],
  [[{ a: { d: 1, c: [{ f: 1, e: 2 }] } }], [{ a: { c: [{ e: 2, f: 1 }], d: 1 } }]],
  [[{ a: 1, b: undefined }], [{ a: 1 }]],
])('%j and %j ask the same', (one, other) => {
  expect(callKey('m', one)).toBe(callKey('m', other))
})

it.each([
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [[['a'], 'b'], [['a', 'b']]],
  [['a,b'], ['a', 'b']],
  [[1], ['1']],
  [[null], []],
  [[null], ['null']],
  [[{ a: '1' }], [{ a: 1 }]],
  [[{}], [[]]],
  [[{ 'a":1,"b': 1 }], [{ a: 1, b: 1 }]],
  [[JSON.parse('{"__proto__":1}')], [{}]],
])('%j and %j do not', (one, other) => {
  expect(callKey('m', one)).not.toBe(callKey('m', other))
})

it('the method is part of it', () => {
  expect(callKey('a', [])).not.toBe(callKey('b', []))
})

it('two calls share a key exactly when their parameters are the same data', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.array(fc.jsonValue()), (one, other) => {
      const [a, b] = [one, other].map((params) => JSON.parse(JSON.stringify(params)))
      const same = callKey('m', a) === callKey('m', b)
      let equal = true
      try {
        expect(a).toStrictEqual(b)
      } catch {
        equal = false
      }
      return same === equal && JSON.stringify(JSON.parse(callKey('m', a).slice(2))) !== undefined
    }),
  )
})
