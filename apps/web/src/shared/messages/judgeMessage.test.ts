import { safeTypedData } from '@countersign/safe'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { checkMeant } from './checkMeant.ts'
import { judgeMessage } from './judgeMessage.ts'

const STRANGER: Address = '0x00000000000000000000000000000000000000B2'
const TOKEN: Address = '0x00000000000000000000000000000000000000A1'
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
    expect(() => checkMeant(parentsTransaction, ['grant', 'safeMessage', 'unknownType'])).toThrow(
      'alarming',
    )
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
    expect(() => checkMeant(grant)).toThrow('notMeant')
    expect(() => checkMeant(grant, ['grant'])).not.toThrow()
    // Nobody is so well known that they may have all of it, for ever.
    expect(judgeMessage(grant, () => true).level).toBe('amber')
  })

  it.each<[string, bigint, bigint, boolean, 'amber' | 'plain']>([
    ['limited, to somebody known', 5n, 100n, true, 'plain'],
    ['limited, to a stranger', 5n, 100n, false, 'amber'],
    ['unlimited, to somebody known', 2n ** 160n - 1n, 100n, true, 'amber'],
    ['for ever, to somebody known', 5n, 2n ** 48n - 1n, true, 'amber'],
  ])('R-MSG-1 a right that is %s', (_, amount, until, isKnown, level) => {
    expect(judgeMessage(permit2(amount, until), () => isKnown).level).toBe(level)
  })

  it('R-MSG-1 what is said to be not part of the signature keeps everything from being signed', () => {
    const more = { ...order, message: { ...order.message, note: 'for free' } }
    expect(judgeMessage(more)).toMatchObject({ level: 'red' })
    expect(() => checkMeant(more, ['unknownType'])).toThrow('alarming')
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
})
