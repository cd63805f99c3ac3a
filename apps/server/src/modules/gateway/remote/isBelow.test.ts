import { expect, it } from 'vitest'
import { isBelow } from './isBelow.ts'

const HOME = new URL('https://ipfs.example/base/ipfs/')

it.each([
  ['https://ipfs.example/base/ipfs/x', true],
  ['https://ipfs.example/base/ipfs/x/a..b/c%20d', true],
  ['https://ipfs.example/base/ipfs/x/../y', true],
  ['https://ipfs.example/base/ipfs/../x', false],
  ['https://ipfs.example/base/ipfs/%2e%2e/x', false],
  ['https://ipfs.example/base/ipfs/x/..%2f..%2fy', false],
  ['https://ipfs.example/base/ipfs/x/%252e%252e/y', false],
  ['https://ipfs.example/base/ipfs/x/..%5cy', false],
  ['https://ipfs.example/base/ipfs/%ff', false],
  ['https://ipfs.example/base/ipfsx', false],
  ['https://ipfs.example/x', false],
  ['https://ipfs.example:8443/base/ipfs/x', false],
  ['http://ipfs.example/base/ipfs/x', false],
  ['https://ipfs.example.evil/base/ipfs/x', false],
])('R-GW-9 %s is below: %s', (url, below) => {
  expect(isBelow(new URL(url), HOME)).toBe(below)
})
