import { describe, expect, it } from 'vitest'
import { createSignInMessage } from './createSignInMessage.ts'
import { parseSignInMessage } from './parseSignInMessage.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const fields = {
  domain: 'app.example.org',
  address,
  uri: 'https://app.example.org',
  chainId: 1,
  nonce: 'abcdefgh12345678',
  issuedAt: '2026-03-01T12:00:00.000Z',
} as const
const full = {
  ...fields,
  scheme: 'https',
  statement: 'Sign in.',
  expirationTime: '2026-03-01T13:00:00Z',
  notBefore: '2026-03-01T11:00:00+01:00',
  requestId: 'id-%41',
  resources: ['https://a.example/b?c#d', 'ipfs://bafy/x', 'urn:a:b'],
} as const

describe('R-AUTH-1 the sign-in message', () => {
  it('is written as EIP-4361 says', () => {
    expect(createSignInMessage(full)).toBe(
      `https://app.example.org wants you to sign in with your Ethereum account:
${address}

Sign in.

URI: https://app.example.org
Version: 1
Chain ID: 1
Nonce: abcdefgh12345678
Issued At: 2026-03-01T12:00:00.000Z
Expiration Time: 2026-03-01T13:00:00Z
Not Before: 2026-03-01T11:00:00+01:00
Request ID: id-%41
Resources:
- https://a.example/b?c#d
- ipfs://bafy/x
- urn:a:b`,
    )
    expect(createSignInMessage(fields)).toBe(
      `app.example.org wants you to sign in with your Ethereum account:
${address}


URI: https://app.example.org
Version: 1
Chain ID: 1
Nonce: abcdefgh12345678
Issued At: 2026-03-01T12:00:00.000Z`,
    )
  })

  it.each([
    ['only what is required', fields],
    ['everything', full],
    ['an empty statement', { ...fields, statement: '' }],
    ['an empty request id', { ...fields, requestId: '' }],
    ['an empty list of resources', { ...fields, resources: [] }],
    ['a statement that looks like a field', { ...fields, statement: 'URI: https://evil.example' }],
  ])('is read back as it was written: %s', (_title, given) => {
    expect(parseSignInMessage(createSignInMessage(given))).toEqual({ ...given, version: '1' })
  })

  it('reads an address in lower case, and gives it its checksum', () => {
    const text = createSignInMessage({
      ...fields,
      address: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
    })
    expect(parseSignInMessage(text).address).toBe(address)
  })

  it.each([
    ['wrong', '0xF39fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ['none, in capitals', '0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266'],
  ])('does not read an address whose checksum is %s', (_title, other) => {
    const text = createSignInMessage(fields).replace(address, other)
    expect(() => parseSignInMessage(text)).toThrow(/address has a wrong checksum/)
  })

  it.each([
    ['a line in the domain', { domain: 'a.example\nb.example' }],
    ['a line in the statement', { statement: 'one\ntwo' }],
    ['CR in the statement', { statement: 'one\rtwo' }],
    ['a field in the statement', { statement: 'one\n\nURI: https://evil.example' }],
    ['a field in the nonce', { nonce: 'abcdefgh\nIssued At: 2026-03-01T12:00:00.000Z' }],
    ['a field in the URI', { uri: 'https://a.example\nVersion: 1' }],
    ['a field in the request id', { requestId: 'a\nResources:\n- https://evil.example' }],
    ['a field in a time', { issuedAt: '2026-03-01T12:00:00Z\nRequest ID: x' }],
    ['a line in a resource', { resources: ['https://a.example\n- https://b.example'] }],
    ['a scheme in the domain', { domain: 'https://a.example' }],
    ['a chain that is none', { chainId: 1.5 }],
    ['a chain with a line', { chainId: Number.NaN }],
  ])('is not written with %s', (_title, change) => {
    expect(() => createSignInMessage({ ...fields, ...change })).toThrow(
      expect.objectContaining({ name: 'SignInMessageError' }),
    )
  })

  it('is not written with a nonce that is not there', () => {
    // What a program without types would do.
    const missing = undefined as unknown as string
    expect(() => createSignInMessage({ ...fields, nonce: missing })).toThrow(/nonce/)
    expect(() => createSignInMessage({ ...fields, nonce: '' })).toThrow(/Nonce/)
  })

  it('says which field is wrong', () => {
    const text = createSignInMessage(fields)
    const errorOf = (changed: string) => {
      try {
        return parseSignInMessage(changed)
      } catch (error) {
        return error
      }
    }
    expect(errorOf(text.replace('Chain ID: 1', 'Chain ID: one'))).toMatchObject({
      field: 'Chain ID',
    })
    expect(errorOf(text.replace('Version: 1', 'Version: 2'))).toMatchObject({ field: 'Version' })
    expect(errorOf(`${text}\n`)).toMatchObject({ field: 'line 10' })
    expect(errorOf('')).toMatchObject({ field: 'line 1' })
  })

  it('is refused in linear time however it is made', () => {
    const nasty = [
      `${'a'.repeat(5_000_000)}`,
      `${'\n'.repeat(4_000)}`,
      createSignInMessage(fields).replace('URI: https', `URI: ${'a:'.repeat(1_700)}|`),
      createSignInMessage(fields).replace('URI: https', `URI: https://${'%41'.repeat(1_100)}|`),
      `${createSignInMessage(fields)}\nResources:${'\n- a:'.repeat(700)}`,
    ]
    const before = process.cpuUsage()
    for (let round = 0; round < 100; round++) {
      for (const text of nasty) expect(() => parseSignInMessage(text)).toThrow()
    }
    // Work, not time: some milliseconds of it, and minutes if it grew faster than the text.
    const { user, system } = process.cpuUsage(before)
    expect(user + system).toBeLessThan(20_000_000)
  })
})
