import { expect, it } from 'vitest'
import { symbolSkeleton } from './symbolSkeleton.ts'

const usdc = symbolSkeleton('USDC')

it.each([
  ['the Cyrillic Es at the end', 'USD\u0421'],
  ['full-width letters', 'ＵＳＤＣ'],
  ['small letters', 'usdc'],
  ['an invisible space', 'US\u200bDC'],
  ['a space at the end', 'USDC '],
  ['accents', 'ÚSDĆ'],
  ['a dollar sign', 'U$DC'],
])('USDC is imitated with %s', (_, symbol) => {
  expect(symbolSkeleton(symbol)).toBe(usdc)
})

it.each(['USDT', 'DAI', 'UDSC', ''])('%s is no imitation of USDC', (symbol) => {
  expect(symbolSkeleton(symbol)).not.toBe(usdc)
})
