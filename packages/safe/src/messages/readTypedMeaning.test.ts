import { describe, expect, it } from 'vitest'
import { readSignedFields } from '../hashes/readSignedFields.ts'
import { readTypedMeaning } from './readTypedMeaning.ts'

const TOKEN = '0x00000000000000000000000000000000000000A1'
const SPENDER = '0x00000000000000000000000000000000000000B2'
const OWNER = '0x00000000000000000000000000000000000000C3'
const SAFE = '0x00000000000000000000000000000000000000D4'
const MAX = (2n ** 256n - 1n).toString()
const MAX160 = (2n ** 160n - 1n).toString()
const MAX48 = (2n ** 48n - 1n).toString()

type Field = { name: string; type: string }
const fields = (text: string): Field[] =>
  text.split(',').map((each) => {
    const [type = '', name = ''] = each.trim().split(' ')
    return { name, type }
  })
const mean = (
  primaryType: string,
  types: Record<string, string>,
  message: Record<string, unknown>,
  contract = TOKEN,
) =>
  readTypedMeaning(
    readSignedFields({
      domain: { name: 'Any', chainId: 1, verifyingContract: contract },
      types: Object.fromEntries(Object.entries(types).map(([name, text]) => [name, fields(text)])),
      primaryType,
      message,
    }),
  )

const DETAILS = 'address token,uint160 amount,uint48 expiration,uint48 nonce'
const PERMITTED = 'address token,uint256 amount'
const details = { token: TOKEN, amount: MAX160, expiration: MAX48, nonce: 0 }
const permitted = { token: TOKEN, amount: '5' }
const once = { spender: SPENDER, nonce: 0, deadline: 100 }

describe('readTypedMeaning', () => {
  it.each([
    ['safeTransaction', 'SafeTx'],
    ['safeMessage', 'SafeMessage'],
  ])('R-MSG-1 opens %s, whatever its domain is', (kind, primaryType) => {
    const found = mean(primaryType, { [primaryType]: 'bytes message' }, { message: '0x' }, SAFE)
    expect(found).toEqual({ kind, safe: SAFE })
  })

  it.each<[string, Record<string, string>, Record<string, unknown>, object[]]>([
    [
      'Permit',
      { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' },
      { owner: OWNER, spender: SPENDER, value: MAX, nonce: 0, deadline: MAX },
      [{ spender: SPENDER, token: TOKEN, amount: null, until: null }],
    ],
    [
      'Permit',
      { Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline' },
      { owner: OWNER, spender: SPENDER, value: '5', nonce: 0, deadline: '0x64' },
      [{ spender: SPENDER, token: TOKEN, amount: 5n, until: 100n }],
    ],
    [
      'Permit',
      { Permit: 'address holder,address spender,uint256 nonce,uint256 expiry,bool allowed' },
      { holder: OWNER, spender: SPENDER, nonce: 0, expiry: 0, allowed: true },
      [{ spender: SPENDER, token: TOKEN, amount: null, until: null }],
    ],
    [
      'TransferWithAuthorization',
      {
        TransferWithAuthorization:
          'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
      },
      {
        ...{ from: OWNER, to: SPENDER, value: 7, validAfter: 0, validBefore: 100 },
        nonce: `0x${'00'.repeat(32)}`,
      },
      [{ spender: SPENDER, token: TOKEN, amount: 7n, until: 100n }],
    ],
    [
      'PermitSingle',
      {
        PermitSingle: 'PermitDetails details,address spender,uint256 sigDeadline',
        PermitDetails: DETAILS,
      },
      { details, spender: SPENDER, sigDeadline: 100 },
      [{ spender: SPENDER, token: TOKEN, amount: null, until: null }],
    ],
    [
      'PermitBatch',
      {
        PermitBatch: 'PermitDetails[] details,address spender,uint256 sigDeadline',
        PermitDetails: DETAILS,
      },
      {
        details: [details, { ...details, amount: 9, expiration: 100 }],
        spender: SPENDER,
        sigDeadline: 100,
      },
      [
        { spender: SPENDER, token: TOKEN, amount: null, until: null },
        { spender: SPENDER, token: TOKEN, amount: 9n, until: 100n },
      ],
    ],
    [
      'PermitTransferFrom',
      {
        PermitTransferFrom:
          'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline',
        TokenPermissions: PERMITTED,
      },
      { permitted, ...once },
      [{ spender: SPENDER, token: TOKEN, amount: 5n, until: 100n }],
    ],
    [
      'PermitBatchWitnessTransferFrom',
      {
        PermitBatchWitnessTransferFrom:
          'TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline,Order witness',
        TokenPermissions: PERMITTED,
        Order: 'string what',
      },
      { permitted: [permitted, permitted], ...once, witness: { what: 'Quinces' } },
      [
        { spender: SPENDER, token: TOKEN, amount: 5n, until: 100n },
        { spender: SPENDER, token: TOKEN, amount: 5n, until: 100n },
      ],
    ],
  ])('R-MSG-1 says what %s gives to whom', (primaryType, types, message, grants) => {
    const witness = primaryType.includes('Witness') ? 'Order' : null
    expect(mean(primaryType, types, message)).toEqual({ kind: 'grant', grants, witness })
  })

  const PERMIT = 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'
  const permit = { owner: OWNER, spender: SPENDER, value: '5', nonce: 0, deadline: '100' }
  const ONCE = 'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline'
  it.each<[string, string, Record<string, string>, Record<string, unknown>]>([
    [
      'a field more',
      'Permit',
      { Permit: `${PERMIT},bytes32 order` },
      { ...permit, order: `0x${'00'.repeat(32)}` },
    ],
    [
      'both an amount and all',
      'Permit',
      { Permit: `${PERMIT},bool allowed` },
      { ...permit, allowed: false },
    ],
    [
      'the fields in another order',
      'Permit',
      { Permit: 'address spender,address owner,uint256 value,uint256 nonce,uint256 deadline' },
      permit,
    ],
    [
      'a field of another type',
      'Permit',
      { Permit: 'address owner,address spender,uint128 value,uint256 nonce,uint256 deadline' },
      permit,
    ],
    [
      'a field more further down',
      'PermitTransferFrom',
      { PermitTransferFrom: ONCE, TokenPermissions: `${PERMITTED},bool all` },
      { ...once, permitted: { ...permitted, all: true } },
    ],
    [
      'what would be a witness, in the form without',
      'PermitTransferFrom',
      { PermitTransferFrom: `${ONCE},bytes32 witness`, TokenPermissions: PERMITTED },
      { ...once, permitted, witness: `0x${'00'.repeat(32)}` },
    ],
    [
      'two witnesses',
      'PermitWitnessTransferFrom',
      {
        PermitWitnessTransferFrom: `${ONCE},uint256 one,uint256 two`,
        TokenPermissions: PERMITTED,
      },
      { ...once, permitted, one: 1, two: 2 },
    ],
    [
      'no witness where there has to be one',
      'PermitWitnessTransferFrom',
      { PermitWitnessTransferFrom: ONCE, TokenPermissions: PERMITTED },
      { ...once, permitted },
    ],
    [
      'a witness before its place',
      'PermitWitnessTransferFrom',
      {
        PermitWitnessTransferFrom:
          'TokenPermissions permitted,uint256 one,address spender,uint256 nonce,uint256 deadline',
        TokenPermissions: PERMITTED,
      },
      { ...once, permitted, one: 1 },
    ],
    [
      'tokens that are more, beside a witness',
      'PermitWitnessTransferFrom',
      {
        PermitWitnessTransferFrom: `${ONCE},uint256 one`,
        TokenPermissions: `${PERMITTED},bool all`,
      },
      { ...once, permitted: { ...permitted, all: true }, one: 1 },
    ],
  ])('R-MSG-1 a right with %s is none that is known here', (_, primaryType, types, message) => {
    expect(mean(primaryType, types, message)).toEqual({ kind: 'unknown' })
  })

  it('R-MSG-1 a right at no contract is unknown, and one with a witness says so', () => {
    const signed = readSignedFields({
      ...{ domain: { name: 'Any', chainId: 1 }, types: { Permit: fields(PERMIT) } },
      ...{ primaryType: 'Permit', message: permit },
    })
    expect(readTypedMeaning(signed)).toEqual({ kind: 'unknown' })
    const types = {
      PermitWitnessTransferFrom: `${ONCE},bytes32 order`,
      TokenPermissions: PERMITTED,
    }
    const message = { ...once, permitted, order: `0x${'00'.repeat(32)}` }
    expect(mean('PermitWitnessTransferFrom', types, message)).toMatchObject({ witness: 'bytes32' })
  })

  it('R-MSG-1 calls anything else unknown, also what only has the name of a right', () => {
    expect(mean('Order', { Order: 'string what' }, { what: 'Quinces' })).toEqual({
      kind: 'unknown',
    })
    expect(mean('Permit', { Permit: 'string what' }, { what: 'x' })).toEqual({ kind: 'unknown' })
    const empty = { PermitBatch: 'PermitDetails[] details,address spender', PermitDetails: DETAILS }
    expect(mean('PermitBatch', empty, { details: [], spender: SPENDER })).toEqual({
      kind: 'unknown',
    })
  })

  it.each(['toString', 'constructor', 'toLocaleString'])(
    'R-MSG-1 a type called %s is one that nobody here knows',
    (name) => {
      expect(mean(name, { [name]: 'uint256 length' }, { length: 5 })).toEqual({ kind: 'unknown' })
    },
  )
})
