import { createSignInMessage } from '@countersign/siwe'
import { describe, expect, it } from 'vitest'
import { findSignInAlarms, isAlarming, readSignIn } from './readSignIn.ts'

const safe = '0x242EE3D7a1490371B9c92B2139B5083535216D70'
const message = {
  domain: 'desk.example',
  address: safe,
  uri: 'https://desk.example',
  chainId: 31337,
  nonce: 'dC9qsXoR2vZb4LhTn7Ey',
  issuedAt: '2026-10-28T09:26:14Z',
} as const
const around = {
  address: safe,
  chainId: 31337,
  asker: 'desk.example',
  here: 'desk.example',
  now: Date.parse('2026-11-01T00:00:00Z'),
} as const
const checksOf = (changed: object, other: object = {}) => {
  const read = readSignIn(createSignInMessage({ ...message, ...changed }), { ...around, ...other })
  return read.kind === 'signIn' ? read.checks : read.kind
}

describe('R-GW-4 a sign-in text among the messages', () => {
  it('is compared with who asked and with this site', () => {
    expect(checksOf({})).toEqual(['asker.same', 'here.same'])
    expect(checksOf({}, { asker: 'evil.example', here: 'other.example' })).toEqual([
      'asker.other',
      'here.other',
    ])
    expect(checksOf({}, { asker: null })).toEqual(['asker.unknown', 'here.same'])
  })

  it.each([
    [{ uri: 'https://evil.example/login' }, 'uri.other'],
    [{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }, 'account.other'],
    [{ chainId: 1 }, 'chain.other'],
    [{ expirationTime: '2026-10-31T00:00:00Z' }, 'time.expired'],
    [{ notBefore: '2026-12-01T00:00:00Z' }, 'time.early'],
  ] as const)('is caught saying %j', (changed, check) => {
    expect(checksOf(changed)).toContain(check)
  })

  it('alarms only about what an attacker would change', () => {
    expect(isAlarming('asker.other')).toBe(true)
    expect(isAlarming('here.other')).toBe(false)
    expect(isAlarming('time.expired')).toBe(false)
  })

  it.each([
    ['DESK.example', 'https://desk.example/login'],
    ['desk.example:443', 'https://desk.example:443'],
    ['desk.example:443', 'https://desk.example'],
    ['localhost:80', 'http://localhost'],
    ['localhost:5173', 'http://localhost:5173/'],
    ['[::1]:5173', 'http://[::1]:5173/'],
  ])('is of one site, however %s is written: %s', (domain, uri) => {
    const text = createSignInMessage({ ...message, domain, uri })
    expect(findSignInAlarms(text, { address: safe, asker: null })).toEqual([])
  })

  it.each([
    ['desk.example', 'https://desk.example:8443'],
    ['desk.example', 'https://desk.example.evil.example'],
    ['desk.example', 'https://desk.example@evil.example'],
    ['desk.example', 'urn:desk.example'],
  ])('is not of one site: %s and %s', (domain, uri) => {
    const text = createSignInMessage({ ...message, domain, uri })
    expect(findSignInAlarms(text, { address: safe, asker: null })).toEqual(['uri.other'])
  })

  it('that breaks the rules is no sign-in that a wallet would check', () => {
    const text = createSignInMessage(message).replace('Version: 1', 'Version: 2')
    expect(readSignIn(text, around)).toMatchObject({ kind: 'broken' })
    expect(readSignIn('Good morning', around)).toEqual({ kind: 'other' })
  })
})
