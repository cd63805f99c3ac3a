import { createSignInMessage } from '@countersign/siwe'
import { expect, it } from 'vitest'
import { expiryOf } from './expiryOf.ts'

const fields = {
  domain: 'app.example.org',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  uri: 'https://app.example.org',
  chainId: 1,
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-03-01T12:00:00.000Z',
} as const
const EARLY = '2026-03-01T12:00:01Z'

it('R-AUTH-6 a message counts until it says so', () => {
  const message = createSignInMessage({ ...fields, expirationTime: '2026-03-01T13:00:00+01:00' })
  expect(expiryOf(message)).toBe(Date.UTC(2026, 2, 1, 12))
})

it('R-AUTH-6 a message that says no end has none, whatever its other lines look like', () => {
  const disguised = { ...fields, statement: `Expiration Time: ${EARLY}` }
  expect(expiryOf(createSignInMessage(fields))).toBe(Number.POSITIVE_INFINITY)
  expect(expiryOf(createSignInMessage(disguised))).toBe(Number.POSITIVE_INFINITY)
  expect(expiryOf(`Expiration Time: ${EARLY}`)).toBe(Number.POSITIVE_INFINITY)
})
