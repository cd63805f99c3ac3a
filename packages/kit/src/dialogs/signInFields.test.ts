import { createSignInMessage } from '@countersign/siwe'
import { expect, it } from 'vitest'
import { signInFields } from './signInFields.ts'

const fields = {
  domain: 'app.example.org',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  uri: 'https://app.example.org',
  chainId: 10,
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-03-01T12:00:00.000Z',
} as const
const shown = (message: string) =>
  Object.fromEntries(signInFields(message).map(({ key, value }) => [key, value]))

it('R-AUTH-1 shows every field as the server reads it', () => {
  const message = createSignInMessage({
    ...fields,
    statement: 'Sign in.',
    expirationTime: '2026-03-01T13:00:00Z',
  })
  expect(shown(message)).toEqual({
    'verify.site': 'app.example.org',
    'verify.account': fields.address,
    'verify.statement': 'Sign in.',
    'verify.network': '10',
    'verify.nonce': fields.nonce,
    'verify.issued': fields.issuedAt,
    'verify.expires': '2026-03-01T13:00:00Z',
  })
  expect(signInFields(createSignInMessage(fields))).toHaveLength(5)
})

it('R-AUTH-1 takes no field from where a message may not have it', () => {
  const disguised = createSignInMessage({ ...fields, statement: 'Chain ID: 1' })
  expect(shown(disguised)['verify.network']).toBe('10')
  // Each of these has lines that look right; none of them is a sign-in message.
  const message = createSignInMessage(fields)
  for (const text of [
    `Hello\n${message}`,
    `${message}\nChain ID: 1`,
    message.replace('app.example.org wants', 'bank.example@app.example.org wants'),
    message.replace('Version: 1\n', ''),
    'Nonce: abcdefgh12345678',
  ]) {
    expect(signInFields(text)).toEqual([])
  }
})
