import { expect, it } from 'vitest'
import { isUnsupported } from './isUnsupported.ts'

const wrapped = (cause: unknown) => new Error('RPC Request failed.', { cause })

it.each([
  { code: -32601, message: 'x' },
  { code: -32004 },
  new Error('the method eth_simulateV1 does not exist/is not available'),
  new Error('Method eth_simulateV1 is not supported'),
  new Error('Unsupported method: eth_simulateV1. See available methods'),
  new Error('This method is not available here.'),
  wrapped({ code: -32601, message: 'Method not found' }),
])('R-REH-3 %j is a node that does not know the method', (error) => {
  expect(isUnsupported(error)).toBe(true)
})

it.each([
  new Error('execution reverted'),
  new Error('missing trie node'),
  { code: -32000, message: 'header not found' },
  wrapped(new Error('timeout')),
  null,
  'eth_call',
])('R-REH-3 %j is another failure', (error) => {
  expect(isUnsupported(error)).toBe(false)
})
