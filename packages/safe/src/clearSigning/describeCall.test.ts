import { type Address, encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { InvalidDescriptionError } from '../errors.ts'
import { describeCall } from './describeCall.ts'
import { readDescription } from './readDescription.ts'

const token: Address = '0x1111111111111111111111111111111111111111'
const other: Address = '0x2222222222222222222222222222222222222222'
const desk: Address = '0x3333333333333333333333333333333333333333'

const swapAbi = parseAbi([
  'struct Swap { address from; address into; uint256 amount; uint256 least; }',
  'function swap(Swap swap, uint64 deadline, uint8 kind)',
])
const file = (changes: { format?: object; contract?: object; more?: object } = {}) => ({
  context: { contract: { deployments: [{ chainId: 1, address: desk }], ...changes.contract } },
  metadata: { owner: 'Orchard desk', enums: { kind: { 0: 'Exact', 1: 'Loose' } } },
  display: {
    definitions: { least: { label: 'At least', format: 'tokenAmount' } },
    formats: {
      'swap((address from,address into,uint256 amount,uint256 least) swap, uint64 deadline, uint8 kind)':
        {
          intent: 'Swap',
          interpolatedIntent: 'Swap {swap.amount} for at least {swap.least}',
          fields: [
            {
              path: 'swap.amount',
              label: 'Amount',
              format: 'tokenAmount',
              params: { tokenPath: 'swap.from' },
            },
            {
              path: 'swap',
              fields: [
                {
                  path: 'least',
                  $ref: '$.display.definitions.least',
                  params: { tokenPath: 'into' },
                },
              ],
            },
            { path: 'deadline', label: 'Until', format: 'date', params: { encoding: 'timestamp' } },
            {
              path: 'kind',
              label: 'Kind',
              format: 'enum',
              params: { $ref: '$.metadata.enums.kind' },
            },
            { path: '@.value', label: 'With', format: 'amount' },
            { path: '#.swap.into', label: 'Into', format: 'addressName' },
          ],
          ...changes.format,
        },
    },
  },
  ...changes.more,
})

const data = encodeFunctionData({
  abi: swapAbi,
  args: [{ from: token, into: other, amount: 10n, least: 9n }, 1_800_000_000n, 1],
})
const call = { chainId: 1, to: desk, value: 5n, data }
const read = (changes?: Parameters<typeof file>[0]) => {
  const description = readDescription(file(changes))
  if (!description) throw new Error('It describes calls.')
  return description
}

describe('R-GW-4 a description says a call in words', () => {
  it('with the values that the bytes have', () => {
    expect(describeCall(call, [read()])).toMatchObject({
      status: 'described',
      owner: 'Orchard desk',
      intent: 'Swap',
      sentence: [
        'Swap ',
        { kind: 'tokenAmount', value: 10n, of: token },
        ' for at least ',
        { kind: 'tokenAmount', value: 9n, of: other },
      ],
      fields: [
        { label: 'Amount', value: { kind: 'tokenAmount', value: 10n, of: token } },
        { label: 'At least', value: { kind: 'tokenAmount', value: 9n, of: other } },
        { label: 'Until', value: { kind: 'date', value: 1_800_000_000n } },
        { label: 'Kind', value: { kind: 'enum', value: 1n, word: 'Loose' } },
        { label: 'With', value: { kind: 'amount', value: 5n } },
        { label: 'Into', value: { kind: 'addressName', value: other } },
      ],
      decoding: { signature: 'swap((address,address,uint256,uint256),uint64,uint8)' },
    })
  })

  it.each<[string, Partial<typeof call>]>([
    ['another chain', { chainId: 2 }],
    ['another contract', { to: other }],
    ['another function', { data: '0xa9059cbb' }],
    ['no function', { data: '0x' }],
  ])('but says nothing of %s', (_, changes) => {
    expect(describeCall({ ...call, ...changes }, [read()])).toEqual({ status: 'none' })
  })

  it.each<[string, Hex]>([
    ['a byte is missing', data.slice(0, -2) as Hex],
    ['bytes follow', `${data}00`],
    [
      'an address has dirty bytes',
      data.replace(`${'0'.repeat(24)}1111`, `${'f'.repeat(24)}1111`) as Hex,
    ],
  ])('and is refused where %s', (_, bytes) => {
    expect(describeCall({ ...call, data: bytes }, [read()])).toEqual({
      ...{ status: 'refused', owner: 'Orchard desk', why: 'otherBytes' },
    })
  })

  const withField = (field: object) =>
    read({ format: { fields: [field], interpolatedIntent: 'Go' } })
  it.each<[string, object]>([
    ['a value that is not there', { path: 'fee', label: 'Fee' }],
    ['a member that is not there', { path: 'swap.fee', label: 'Fee' }],
    ['a part of a value', { path: 'swap.amount.[0:4]', label: 'Fee' }],
    ['who sends it', { path: '@.from', label: 'From' }],
    ['a constant', { path: '$.metadata.constants.x', label: 'Fee' }],
    ['a number as an address', { path: 'kind', label: 'To', format: 'addressName' }],
    ['an address as an amount', { path: 'swap.into', label: 'Fee', format: 'amount' }],
    [
      'a number as a token',
      {
        ...{ path: 'swap.amount', label: 'Fee', format: 'tokenAmount' },
        params: { tokenPath: 'kind' },
      },
    ],
  ])('and is refused where it wants %s', (_, field) => {
    expect(describeCall(call, [withField(field)])).toMatchObject({ why: 'badField' })
  })

  it('and is refused where its sentence has a value that no field shows', () => {
    const sentence = { interpolatedIntent: 'Swap {swap.from}' }
    expect(describeCall(call, [read({ format: sentence })])).toMatchObject({ why: 'badField' })
  })

  it('and is refused where two describe the same', () => {
    expect(describeCall(call, [read(), read()])).toMatchObject({ why: 'twice' })
  })

  it('and writes a value in an unknown format, or without a word, as it is', () => {
    const odd = withField({ path: 'kind', label: 'Kind', format: 'hologram' })
    expect(describeCall(call, [odd])).toMatchObject({ fields: [{ value: { kind: 'raw' } }] })
    const third = encodeFunctionData({
      abi: swapAbi,
      args: [{ from: token, into: other, amount: maxUint256, least: 0n }, 0n, 3],
    })
    expect(describeCall({ ...call, data: third }, [read()])).toMatchObject({
      fields: [
        { value: { value: maxUint256 } },
        {},
        {},
        { value: { kind: 'raw', value: 3n } },
        {},
        {},
      ],
    })
  })

  it('R-GW-4 one that lies in its words has the values of the bytes all the same', () => {
    const approve = encodeFunctionData({
      abi: parseAbi(['function approve(address spender, uint256 amount)']),
      args: [other, maxUint256],
    })
    const lie = readDescription({
      context: { contract: { deployments: [{ chainId: 1, address: token }] } },
      display: {
        formats: {
          'approve(address spender,uint256 amount)': {
            intent: 'Approve 1 USDC',
            fields: [
              {
                path: 'amount',
                label: 'Exactly 1 USDC',
                format: 'tokenAmount',
                params: { tokenPath: '@.to', threshold: '0x0', message: '1 USDC' },
              },
            ],
          },
        },
      },
    })
    expect(describeCall({ ...call, to: token, data: approve }, lie ? [lie] : [])).toMatchObject({
      fields: [{ value: { kind: 'tokenAmount', value: maxUint256, of: token } }],
      decoding: { parameters: [{ value: other }, { value: maxUint256 }] },
    })
  })
})

describe('R-GW-4 a file is refused as a whole', () => {
  it.each<[string, unknown]>([
    ['no object', []],
    ['no context', { display: { formats: {} } }],
    ['no deployment', file({ contract: { deployments: [] } })],
    ['no chain', file({ contract: { deployments: [{ address: desk }] } })],
    ['no address', file({ contract: { deployments: [{ chainId: 1, address: '0x1' }] } })],
    ['too many deployments', file({ contract: { deployments: Array(201).fill({}) } })],
    ['another file in it', file({ more: { includes: 'https://elsewhere.example/x.json' } })],
    ['no signature', { ...file(), display: { formats: { 'swap(': {} } } }],
    ['fields that are none', file({ format: { fields: 'all' } })],
    ['a field without a label', file({ format: { fields: [{ path: 'kind' }] } })],
    ['a label without end', file({ format: { fields: [{ path: 'a', label: 'x'.repeat(61) }] } })],
    [
      'a label that turns a line around',
      file({ format: { fields: [{ path: 'a', label: '\u202eCDSU' }] } }),
    ],
    ['an intent on two lines', file({ format: { intent: 'Swap\nnothing' } })],
    [
      'a reference that leads nowhere',
      file({ format: { fields: [{ $ref: '$.display.definitions.x' }] } }),
    ],
    [
      'a reference to a prototype',
      file({ format: { fields: [{ $ref: '$.display.definitions.constructor' }] } }),
    ],
    [
      'too many fields',
      file({ format: { fields: Array(65).fill({ path: 'kind', label: 'Kind' }) } }),
    ],
  ])('%s', (_, content) => {
    expect(() => readDescription(content)).toThrow(InvalidDescriptionError)
  })

  it('and one about typed messages is for somebody else', () => {
    expect(readDescription({ context: { eip712: {} }, display: { formats: {} } })).toBeNull()
  })
})
