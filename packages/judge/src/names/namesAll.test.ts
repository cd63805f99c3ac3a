import { expect, it } from 'vitest'
import { namesAll } from './namesAll.ts'

it.each([
  ['code', ['code'], true],
  ['  Code ', ['code'], true],
  ['hash, code', ['code', 'hash'], true],
  ['hash and code', ['code', 'hash'], true],
  ['تجزئة، شيفرة', ['شيفرة', 'تجزئة'], true],
  ['شِيفْرَة', ['شيفرة'], true],
  ['', ['code'], false],
  ['c', ['code'], false],
  ['codes', ['code'], false],
  ['hashcode', ['hash', 'code'], false],
  ['code', ['code', 'hash'], false],
  ['', [], true],
])('R-GW-4 %j names all of %j: %j', (typed, words, expected) => {
  expect(namesAll(typed, words)).toBe(expected)
})
