import { zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { readCall } from '../call/readCall.ts'
import type { Draft, ItemOf } from '../draft/draft.ts'
import { emptyDraft } from '../draft/draftReducer.ts'
import { lateSettings } from '../settings/lateSettings.ts'
import { readTable } from '../table/readTable.ts'
import { ADA, BEN, buildReading, SAFE, USDC } from '../testing/buildReading.ts'
import { readDraft } from './readDraft.ts'
import type { Reading } from './reading.ts'

const late = { readTable, readCall, settings: lateSettings }
const payment = (change: Partial<ItemOf<'payment'>> = {}): ItemOf<'payment'> => ({
  ...{ id: 1, kind: 'payment', asset: zeroAddress, isOther: false, to: ADA, amount: '0.5' },
  ...change,
})
const collectible = (change: Partial<ItemOf<'collectible'>> = {}): ItemOf<'collectible'> => ({
  ...{ id: 1, kind: 'collectible', contract: USDC.address, tokenId: '7', to: ADA, amount: '2' },
  ...change,
})
const call = (change: Partial<ItemOf<'call'>> = {}): ItemOf<'call'> => ({
  ...{ id: 1, kind: 'call', to: BEN, abi: 'stake(uint256 amount)', chosen: '', amount: '0' },
  values: ['5'],
  ...change,
})
const read = (items: Draft['items'], change?: Partial<Reading>) =>
  readDraft({ ...emptyDraft, items }, buildReading(change), late)
const faults = (items: Draft['items'], change?: Partial<Reading>) =>
  read(items, change).items.map((item) =>
    Object.entries(item.read.faults).map(([field, fault]) => [field, fault?.word]),
  )

describe('readDraft', () => {
  it('pays coin and tokens, by address, contact and name', () => {
    const items = [
      payment(),
      payment({ id: 2, asset: USDC.address, to: 'ada', amount: '1.5' }),
      payment({ id: 3, to: 'ben.demo.eth', amount: '0.25' }),
    ]
    const { calls, totals, hasFaults } = read(items)
    expect(hasFaults).toBe(false)
    expect(calls).toMatchObject([
      { to: ADA, value: 5n * 10n ** 17n, data: '0x' },
      { to: USDC.address, value: 0n },
      { to: BEN, value: 25n * 10n ** 16n },
    ])
    expect(totals).toMatchObject([
      { token: { symbol: 'ETH' }, amount: 75n * 10n ** 16n, held: 10n ** 18n },
      { token: { symbol: 'USDC' }, amount: 1_500_000n },
    ])
  })

  it.each([
    ['a wrong checksum', { to: ADA.replace('f39F', 'F39f') }, ['to', 'fault.badChecksum']],
    ['its own address', { to: SAFE }, ['to', 'fault.self']],
    ['the zero address', { to: zeroAddress }, ['to', 'fault.zeroAddress']],
    ['another network', { to: `two:${ADA}` }, ['to', 'fault.otherNetwork']],
    ['half an address', { to: '0x12' }, ['to', 'fault.noAddress']],
    ['nobody’s name', { to: 'nobody.eth' }, ['to', 'fault.unknownName']],
    ['zero', { amount: '0' }, ['amount', 'fault.zero']],
    ['words', { amount: 'much' }, ['amount', 'fault.badAmount']],
    ['two amounts', { amount: '1,234' }, ['amount', 'fault.twoWays']],
    ['too many decimals', { amount: `0.${'0'.repeat(18)}1` }, ['amount', 'fault.tooFine']],
    ['more than there is', { amount: '1.5' }, ['amount', 'fault.tooMuch']],
    ['a token that is not one', { asset: BEN, isOther: true }, ['asset', 'fault.notToken']],
    ['a token without address', { asset: 'x', isOther: true }, ['asset', 'fault.noTokenAddress']],
    ['a token to itself', { asset: USDC.address, to: USDC.address }, ['to', 'fault.toToken']],
  ])('says what is wrong with %s, and builds nothing', (_, change, fault) => {
    expect(faults([payment(change)])).toEqual([[fault]])
    expect(read([payment(change)]).calls).toEqual([])
  })

  it('counts all items together, and says it where it becomes too much', () => {
    const items = [1, 2, 3].map((id) => payment({ id, amount: '0.4' }))
    expect(faults(items)).toEqual([[], [], [['amount', 'fault.tooMuch']]])
    const table = {
      id: 4,
      kind: 'table',
      text: `${BEN},0.7`,
      mark: 'auto',
      asset: zeroAddress,
    } as const
    expect(faults([payment(), table])).toEqual([[], [['text', 'fault.tooMuch']]])
    // Whoever it is for.
    expect(faults([payment({ to: '', amount: '1.5' })])).toEqual([
      [
        ['to', 'fault.noRecipient'],
        ['amount', 'fault.tooMuch'],
      ],
    ])
    // What nobody has said is no reason to refuse.
    expect(faults(items, { balances: null })).toEqual([[], [], []])
  })

  it('names two contacts of one name, and two addresses of one contact', () => {
    const contacts = [ADA, BEN].map((address) => ({ name: 'Ada', address, chainId: null }))
    expect(faults([payment({ to: 'Ada' })], { contacts })).toEqual([[['to', 'fault.twoContacts']]])
    const elsewhere = contacts.map((each, index) => ({ ...each, chainId: 31337 + index }))
    expect(faults([payment({ to: 'Ada' })], { contacts: elsewhere })).toEqual([[]])
  })

  it.each([
    ['one of a kind', { standard: 'erc721', owner: SAFE }, '0x42842e0e', []],
    ['some of a few', { standard: 'erc1155', balance: 3n }, '0xf242432a', []],
    ['somebody else’s', { standard: 'erc721', owner: BEN }, null, [['tokenId', 'fault.notYours']]],
    [
      'more than there are',
      { standard: 'erc1155', balance: 1n },
      null,
      [['amount', 'fault.tooMany']],
    ],
    ['none', { standard: 'erc1155', balance: 0n }, null, [['tokenId', 'fault.notYours']]],
    ['no collectible', null, null, [['contract', 'fault.notCollectible']]],
  ] as const)('hands over %s', (_, found, selector, expected) => {
    const reading = { collectibleAt: () => found }
    expect(faults([collectible()], reading)).toEqual([expected])
    const [first] = read([collectible()], reading).calls
    expect(first?.data.slice(0, 10) ?? null).toBe(selector)
  })

  it.each([
    ['a signature', {}, []],
    ['bytes', { abi: '0xa694fc3a', values: [] }, []],
    ['an ABI that does not parse', { abi: '[{"type":' }, [['abi', 'fault.noAbi']]],
    ['half a byte', { abi: '0xa694fc3' }, [['abi', 'fault.noBytes']]],
    ['a value that is none', { values: ['1.5'] }, [['values', 'fault.noInteger']]],
    [
      'a value that is too large',
      { abi: 'f(uint8)', values: ['256'] },
      [['values', 'fault.tooLarge']],
    ],
    ['a list', { abi: 'f(uint256[])', values: ['[1,2]'] }, []],
    ['no list', { abi: 'f(uint256[])', values: ['1,2'] }, [['values', 'fault.noList']]],
    [
      'a bad address',
      { abi: 'f(address)', values: [ADA.replace('f39F', 'F39f')] },
      [['values', 'fault.badChecksum']],
    ],
  ])('calls with %s', (_, change, expected) => {
    expect(faults([call(change)])).toEqual([expected])
    expect(read([call(change)]).calls).toHaveLength(expected.length === 0 ? 1 : 0)
  })

  it('keeps every digit of long numbers in lists', () => {
    const long = '123456789012345678901234567890'
    const [first] = read([call({ abi: 'f(uint256[])', values: [`[${long}]`] })]).calls
    expect(first?.data).toContain(BigInt(long).toString(16))
  })

  it('knows everybody whom a draft names, at any depth, so that each can be compared', () => {
    const erc721 = { collectibleAt: () => ({ standard: 'erc721', owner: SAFE }) as const }
    const given = read([collectible({ to: BEN })], erc721)
    expect(given).toMatchObject({ people: [BEN], named: [BEN] })
    const pay = call({ abi: 'pay(address[] to, (address by, uint256 n) x)', to: USDC.address })
    const values = [`["${ADA}","${BEN.toLowerCase()}"]`, `["${ADA}","1"]`]
    expect(read([{ ...pay, values }])).toMatchObject({
      people: [USDC.address],
      named: [USDC.address, ADA, BEN],
    })
    const bytes = `0xa9059cbb${ADA.slice(2).padStart(64, '0')}${'5'.padStart(64, '0')}`
    expect(read([call({ abi: bytes, to: USDC.address })]).named).toEqual([USDC.address, ADA])
    // What is not whole yet is compared by its own field.
    expect(read([collectible({ to: BEN })])).toMatchObject({ people: [], named: [] })
  })

  it('waits for readers that are still being fetched', () => {
    const found = readDraft({ ...emptyDraft, items: [call()] }, buildReading(), {
      readTable: null,
      readCall: null,
      settings: null,
    })
    expect(found).toMatchObject({ isAsking: true, calls: [] })
  })
})
