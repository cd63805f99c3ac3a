import { expect, it } from 'vitest'
import { linkOf } from './linkOf.ts'

it.each([
  ['https://app.example/swap', 'app.example'],
  ['http://localhost:3000', 'localhost:3000'],
  ['http://app.example', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['nonsense', undefined],
])('%s', (address, host) => {
  expect(linkOf(address)?.host).toBe(host)
})
