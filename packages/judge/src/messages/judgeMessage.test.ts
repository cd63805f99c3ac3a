import { safeTypedData } from '@countersign/safe'
import { createSignInMessage } from '@countersign/siwe'
import { type Address, getAddress, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { authorizeMessage, type MeantMessage } from '../gate/authorizeMessage.ts'
import { judgeMessage as judge, type Signing } from './judgeMessage.ts'

const STRANGER = getAddress('0x00000000000000000000000000000000000000b2')
const TOKEN = getAddress('0x00000000000000000000000000000000000000a1')
const SAFE: Address = '0x242EE3D7a1490371B9c92B2139B5083535216D70'
const account = { address: SAFE, chainId: 1 }
type Message = Parameters<typeof judge>[0]
const judgeMessage = (message: Message, signing: Partial<Signing> = {}) =>
  judge(message, { ...account, asker: null, isKnown: () => false, ...signing })
const safe = { ...account, version: '1.4.1' }
const authorized = (message: Message, meant: MeantMessage['meant'] = []) =>
  authorizeMessage(safe, message, { asker: null, meant, at: 0 })
const known = { isKnown: () => true }
const domain = { name: 'Permit2', chainId: 1, verifyingContract: STRANGER }

const permit2 = (amount: bigint, expiration: bigint) => ({
  domain,
  types: {
    PermitSingle: [
      { name: 'details', type: 'PermitDetails' },
      { name: 'spender', type: 'address' },
      { name: 'sigDeadline', type: 'uint256' },
    ],
    PermitDetails: [
      { name: 'token', type: 'address' },
      { name: 'amount', type: 'uint160' },
      { name: 'expiration', type: 'uint48' },
      { name: 'nonce', type: 'uint48' },
    ],
  },
  primaryType: 'PermitSingle',
  message: {
    details: { token: TOKEN, amount: String(amount), expiration: String(expiration), nonce: '0' },
    spender: STRANGER,
    sigDeadline: '100',
  },
})
const order = {
  domain: { name: 'Orchard market' },
  types: { Order: [{ name: 'what', type: 'string' }] },
  primaryType: 'Order',
  message: { what: 'Quinces' },
}
const parentsTransaction = safeTypedData(
  { chainId: 1, address: STRANGER, version: '1.5.0' },
  {
    ...{ to: STRANGER, value: 5n, data: '0x', operation: 0, safeTxGas: 0n, baseGas: 0n },
    ...{ gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress, nonce: 0n },
  },
)

describe('judgeMessage', () => {
  it('R-MSG-1 a transaction of another Safe that is handed over as a message is called what it is, and not signed', () => {
    expect(judgeMessage(parentsTransaction)).toMatchObject({
      level: 'red',
      findings: [{ kind: 'safeTransaction', safe: STRANGER }],
    })
    expect(authorized(parentsTransaction, ['grant', 'safeMessage', 'unknownType'])).toBe('alarming')
  })

  it('R-MSG-1 a Permit2 grant, unlimited, for ever, to a stranger, is not signed with one click', () => {
    const grant = permit2(2n ** 160n - 1n, 2n ** 48n - 1n)
    expect(judgeMessage(grant)).toMatchObject({
      level: 'amber',
      topics: ['grant'],
      findings: [
        {
          ...{ kind: 'grant', isKnown: false },
          grant: { spender: STRANGER, token: TOKEN, amount: null, until: null },
        },
      ],
    })
    expect(authorized(grant)).toBe('notMeant')
    expect(authorized(grant, ['grant'])).toMatchObject({ account: SAFE })
    // Nobody is so well known that they may have all of it, for ever.
    expect(judgeMessage(grant, known).level).toBe('amber')
  })

  it.each<[string, bigint, bigint, boolean, 'amber' | 'plain']>([
    ['limited, to somebody known', 5n, 100n, true, 'plain'],
    ['limited, to a stranger', 5n, 100n, false, 'amber'],
    ['unlimited, to somebody known', 2n ** 160n - 1n, 100n, true, 'amber'],
    ['for ever, to somebody known', 5n, 2n ** 48n - 1n, true, 'amber'],
  ])('R-MSG-1 a right that is %s', (_, amount, until, isKnown, level) => {
    expect(judgeMessage(permit2(amount, until), { isKnown: () => isKnown }).level).toBe(level)
  })

  it('R-MSG-1 what is said to be not part of the signature keeps everything from being signed', () => {
    const more = { ...order, message: { ...order.message, note: 'for free' } }
    expect(judgeMessage(more)).toMatchObject({ level: 'red' })
    expect(authorized(more, ['unknownType'])).toBe('alarming')
  })

  it.each([
    ['cannot be read', { ...order, primaryType: 'Nothing' }],
    ['names no domain', { ...order, domain: {} }],
    [
      'reads like a sign-in and is none',
      'a.example wants you to sign in with your Ethereum account:\nnobody',
    ],
  ])('R-MSG-1 what %s is not signed', (_, message) => {
    expect(judgeMessage(message).level).toBe('red')
  })

  it('R-MSG-1 typed data that nobody here knows is named by whoever signs it; a text is a text', () => {
    expect(judgeMessage(order)).toEqual({
      ...{ level: 'amber', topics: ['unknownType'] },
      findings: [{ kind: 'unknownType', type: 'Order' }],
    })
    expect(judgeMessage('The orchard stands by its harvest report.').level).toBe('plain')
  })

  describe('a right for somebody known, with limits', () => {
    const right = permit2(5n, 100n)
    const { PermitSingle, PermitDetails } = right.types
    it.each<[string, Parameters<typeof judgeMessage>[0], string[]]>([
      [
        'with a field that the standard has not',
        {
          ...right,
          types: { PermitDetails, PermitSingle: [...PermitSingle, { name: 'all', type: 'bool' }] },
          message: { ...right.message, all: true },
        },
        ['unknownType'],
      ],
      ['at no contract', { ...right, domain: { name: 'Permit2', chainId: 1 } }, ['unknownType']],
      [
        'on another network',
        { ...right, domain: { ...domain, chainId: 137 } },
        ['grant', 'otherChain'],
      ],
      [
        'on whatever network',
        { ...right, domain: { name: 'Permit2', verifyingContract: STRANGER } },
        ['grant'],
      ],
    ])('R-MSG-1 is not harmless %s', (_, message, topics) => {
      expect(judgeMessage(right, known).level).toBe('plain')
      expect(judgeMessage(message, known)).toMatchObject({ level: 'amber', topics })
      expect(authorized(message)).toBe('notMeant')
    })

    it.each(['1', '0x1', 1, 1n])('R-MSG-1 is harmless on the network that %s names', (chainId) => {
      expect(judgeMessage({ ...right, domain: { ...domain, chainId } }, known).level).toBe('plain')
    })

    it('R-MSG-1 says for which network it is', () => {
      const { findings } = judgeMessage({ ...right, domain: { ...domain, chainId: '0x89' } }, known)
      expect(findings).toMatchObject([
        { kind: 'grant', isHere: false },
        { kind: 'otherChain', chainId: '0x89' },
      ])
    })

    it('R-MSG-1 is not harmless with a witness, which nobody here can read', () => {
      const witnessed = {
        domain,
        types: {
          PermitWitnessTransferFrom: [
            { name: 'permitted', type: 'TokenPermissions' },
            { name: 'spender', type: 'address' },
            { name: 'nonce', type: 'uint256' },
            { name: 'deadline', type: 'uint256' },
            { name: 'witness', type: 'Order' },
          ],
          TokenPermissions: [
            { name: 'token', type: 'address' },
            { name: 'amount', type: 'uint256' },
          ],
          Order: [{ name: 'receiver', type: 'address' }],
        },
        primaryType: 'PermitWitnessTransferFrom',
        message: {
          ...{ permitted: { token: TOKEN, amount: '5' }, spender: STRANGER, nonce: '0' },
          ...{ deadline: '100', witness: { receiver: STRANGER } },
        },
      }
      expect(judgeMessage(witnessed, known)).toMatchObject({
        ...{ level: 'amber', topics: ['unknownType'] },
        findings: [
          { kind: 'grant', isKnown: true },
          { kind: 'witness', type: 'Order' },
        ],
      })
      expect(authorized(witnessed, ['grant'])).toBe('notMeant')
    })
  })

  it('R-MSG-3 names that would be other fields for a contract are not read at all', () => {
    const name = 'what,address spender'
    const types = { Order: [{ name, type: 'string' }] }
    expect(judgeMessage({ ...order, types, message: { [name]: 'Quinces' } })).toMatchObject({
      ...{ level: 'red', findings: [{ kind: 'unreadable' }] },
    })
  })

  it.each<[string, Message, string[]]>([
    ['turned around', 'Pay \u202e0001\u202c to Ada', ['unseen']],
    ['with a hidden letter', 'Pay to A\u200bda', ['unseen']],
    ['in typed data', { ...order, message: { what: 'Quin\u00adces' } }, ['unknownType', 'unseen']],
    ['in a domain', { ...order, domain: { name: 'Orchard\u2066' } }, ['unknownType', 'unseen']],
    [
      'in a list of structs',
      {
        ...{ domain: order.domain, primaryType: 'Orders' },
        types: { Orders: [{ name: 'all', type: 'Order[]' }], ...order.types },
        message: { all: [{ what: 'Quinces' }, { what: '\u202eQuinces' }] },
      },
      ['unknownType', 'unseen'],
    ],
  ])('R-MSG-3 what nobody sees is named by whoever signs it: %s', (_, message, topics) => {
    expect(judgeMessage(message)).toMatchObject({ level: 'amber', topics })
    expect(authorized(message, ['unknownType'])).toBe('notMeant')
    expect(authorized(message, ['unknownType', 'unseen'])).toMatchObject({ account: SAFE })
  })

  it.each(['أوافق على التقرير.', 'می\u200cخواهم', 'שלום 👩‍👩‍👧', 'two\nlines'])(
    'R-MSG-3 %j is a text as any other',
    (text) => {
      expect(judgeMessage(text).level).toBe('plain')
    },
  )

  describe('a sign-in', () => {
    const signIn = (changed: object = {}) =>
      createSignInMessage({
        ...{ domain: 'desk.example', address: SAFE, uri: 'https://desk.example/login', chainId: 1 },
        ...{ nonce: 'dC9qsXoR2vZb4LhTn7Ey', issuedAt: '2026-10-28T09:26:14Z', ...changed },
      })

    it.each<[string, object, Partial<Signing>, string]>([
      ['to another site than asked', {}, { asker: 'evil.example' }, 'signIn.asker.other'],
      ['with the address of another', { uri: 'https://evil.example' }, {}, 'signIn.uri.other'],
      [
        'of another account',
        { address: getAddress(STRANGER.toLowerCase()) },
        {},
        'signIn.account.other',
      ],
    ])('R-MSG-1 %s is not signed', (_, changed, signing, kind) => {
      const text = signIn(changed)
      expect(judgeMessage(text, signing)).toEqual({
        level: 'red',
        topics: [],
        findings: [{ kind }],
      })
      const asked = { asker: null, ...signing, meant: ['unseen', 'unknownType'] as const }
      expect(authorizeMessage(safe, text, { ...asked, at: 0 })).toBe('alarming')
    })

    it.each<[string, Partial<Signing>]>([
      ['of the Safe itself, asked for by nobody known', {}],
      ['of the Safe itself, asked for by its site', { asker: 'desk.example' }],
      ['while nobody is connected', { address: null }],
    ])('R-MSG-1 %s is signed as a text is', (_, signing) => {
      expect(judgeMessage(signIn(), signing)).toEqual({ level: 'plain', topics: [], findings: [] })
    })
  })
})
