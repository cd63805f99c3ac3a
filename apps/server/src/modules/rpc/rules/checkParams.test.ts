import { describe, expect, it } from 'vitest'
import { validParams } from '../../../testing/validParams.ts'
import { checkOpenRange } from './checkLogs.ts'
import { ALLOWED_METHODS, checkParams, openRange } from './checkParams.ts'

const A = `0x${'a1'.repeat(20)}`
const B = `0x${'b2'.repeat(20)}`
const WORD = `0x${'ab'.repeat(32)}`
const ACCOUNT = `0x${'0'.repeat(24)}${'a1'.repeat(20)}`
const hex = (bytes: number) => `0x${'00'.repeat(bytes)}`

it('every method has an example that is allowed', () => {
  expect(Object.keys(validParams).sort()).toEqual([...ALLOWED_METHODS].sort())
})

it.each(Object.entries(validParams))('%s is allowed with proper parameters', (method, params) => {
  expect(checkParams(method, params)).toBeUndefined()
})

it.each(Object.entries(validParams))('%s is refused with one more', (method, params) => {
  expect(checkParams(method, [...params, {}, {}, {}])).toBeTypeOf('string')
})

const allowed: [method: string, params: unknown[]][] = [
  ['eth_call', [{ to: A, data: hex(48 * 1024) }]],
  ['eth_call', [{ to: A, gas: '0x2faf080' }, 'latest']],
  ['eth_call', [{ data: '0x60', input: '0x60' }]],
  ['eth_call', [{ to: null, from: A, value: '0x0', type: '0x2', chainId: '0x1', nonce: '0x0' }]],
  ['eth_call', [{ to: A, accessList: [{ address: A, storageKeys: [WORD] }] }]],
  ['eth_call', [{ to: A }, { blockHash: WORD, requireCanonical: true }]],
  ['eth_call', [{ to: A }, 'latest', { [A]: { code: hex(24_576) } }]],
  ['eth_call', [{ to: A }, 'latest', { [A]: { code: '0x60', stateDiff: { [WORD]: WORD } } }]],
  ['eth_call', [{ to: A }, 'latest', {}]],
  ['eth_call', [{ to: A, from: A, gasPrice: '0x1' }, 'latest', { [A]: { balance: '0x1' } }]],
  [
    'eth_call',
    [{ to: A, from: A }, 'latest', { [A.toUpperCase().replace('X', 'x')]: { balance: '0x1' } }],
  ],
  ['eth_call', [{ to: A }, 'latest', {}, pretended({})]],
  ['eth_call', [{ to: A }, 'latest', undefined, { time: '0x1' }]],
  ['eth_simulateV1', simulate({ blockOverrides: pretended({ gasLimit: '0x2faf080' }) })],
  ['eth_simulateV1', simulate({})],
  ['eth_simulateV1', simulate({ blockOverrides: { gasLimit: '0x2faf080' } })],
  ['eth_simulateV1', simulate({ stateOverrides: { [A]: { code: '0x60' } } })],
  ['eth_simulateV1', [{ blockStateCalls: [{ calls: [{ to: A }] }] }]],
  ['eth_estimateGas', [{ to: A }]],
  ['eth_getBalance', [A]],
  ['eth_getBlockByNumber', ['latest']],
  ['eth_feeHistory', [1_024, 'latest']],
  ['eth_getStorageAt', [A, WORD, 'latest']],
]
it.each(allowed)('%s %.120j is allowed', (method, params) => {
  expect(checkParams(method, params)).toBeUndefined()
})

const refused: [method: string, params: unknown[], words: RegExp][] = [
  ['eth_call', [], /first parameter/],
  ['eth_call', [[]], /first parameter/],
  ['eth_call', [{ to: A }, 'newest'], /second parameter/],
  ['eth_call', [{ to: A }, {}], /second parameter/],
  ['eth_call', [{ to: A }, { blockHash: WORD, blockNumber: '0x1' }], /second parameter/],
  ['eth_call', [{ to: A }, { blockHash: WORD, more: 1 }], /second parameter/],
  ['eth_call', [{ to: A, data: hex(48 * 1024 + 1) }], /48 kB/],
  ['eth_call', [{ to: A, input: hex(48 * 1024 + 1) }], /48 kB/],
  ['eth_call', [{ to: A, data: '0x1' }], /hex/],
  ['eth_call', [{ to: A, data: '0x00', input: '0x01' }], /differ/],
  ['eth_call', [{ to: A, gas: '0x2faf081' }], /50000000/],
  ['eth_call', [{ to: A, gas: 21_000 }], /gas/],
  ['eth_call', [{ to: 'vitalik.eth' }], /to is/],
  ['eth_call', [{ to: A, from: '0x1' }], /from is/],
  ['eth_call', [{ to: A, blobs: [] }], /not available/],
  ['eth_call', [JSON.parse(`{"to":"${A}","__proto__":{}}`)], /not available/],
  ['eth_call', [{ to: A, accessList: {} }], /accessList/],
  ['eth_call', [{ to: A, accessList: Array(65).fill({ address: A, storageKeys: [] }) }], /accessL/],
  ['eth_call', [{ to: A }, 'latest', []], /object/],
  ['eth_call', [{ to: A }, 'latest', null], /object/],
  ['eth_call', [{ to: A }, 'latest', { x: {} }], /by address/],
  ['eth_call', [{ to: A }, 'latest', { [A]: { balance: '0x1' } }], /whoever sends/],
  ['eth_call', [{ to: A, from: A }, 'latest', { [B]: { balance: '0x1' } }], /whoever sends/],
  ['eth_call', [{ to: A, from: A }, 'latest', { [A]: { balance: 5 } }], /whoever sends/],
  ['eth_call', [{ to: A }, 'latest', { [A]: { nonce: '0x1' } }], /Only code/],
  ['eth_call', [{ to: A }, 'latest', { [A]: { state: {} } }], /Only code/],
  ['eth_call', [{ to: A }, 'latest', { [A]: { movePrecompileToAddress: B } }], /Only code/],
  ['eth_call', [{ to: A }, 'latest', { [A]: { code: hex(24_577) } }], /24576/],
  ['eth_call', [{ to: A }, 'latest', { [A]: { code: '0x' }, [B]: { code: '0x' } }], /one account/],
  ['eth_call', [{ to: A }, 'latest', { [A]: { stateDiff: { '0x0': WORD } } }], /32 bytes/],
  ['eth_call', [{ to: A }, 'latest', { [A]: { stateDiff: { [WORD]: '0x0' } } }], /32 bytes/],
  ['eth_call', [{ to: A }, 'latest', { [A]: { stateDiff: slots(65) } }], /64 storage/],
  ['eth_call', [{ to: A }, 'latest', accounts(5)], /4 accounts/],
  ['eth_call', [{ to: A }, 'latest', {}, null], /object/],
  ['eth_call', [{ to: A }, 'latest', {}, pretended({ gasLimit: '0x2faf081' })], /50000000/],
  ['eth_call', [{ to: A }, 'latest', {}, pretended({ time: 5 })], /time/],
  ['eth_call', [{ to: A }, 'latest', {}, pretended({ number: `0x1${'0'.repeat(16)}` })], /number/],
  ['eth_call', [{ to: A }, 'latest', {}, pretended({ feeRecipient: '0x1' })], /feeRecipient/],
  ['eth_call', [{ to: A }, 'latest', {}, pretended({ prevRandao: '0x1' })], /prevRandao/],
  ['eth_call', [{ to: A }, 'latest', {}, pretended({ baseFeePerGas: 'x' })], /baseFeePerGas/],
  ['eth_call', [{ to: A }, 'latest', {}, pretended({ withdrawals: [] })], /not available/],
  ['eth_call', [{ to: A }, 'latest', {}, {}, {}], /4 parameters/],
  ['eth_estimateGas', [{ to: A }, 'latest', {}, { time: '0x1' }], /block of a simulation/],
  ['eth_simulateV1', [], /first parameter/],
  ['eth_simulateV1', [{ blockStateCalls: [] }], /one block/],
  ['eth_simulateV1', [{ blockStateCalls: [{ calls: [{}] }, { calls: [{}] }] }], /one block/],
  ['eth_simulateV1', [{ blockStateCalls: [5] }], /an object/],
  ['eth_simulateV1', [{ blockStateCalls: [{ calls: [{}] }] }, 'newest'], /second parameter/],
  ['eth_simulateV1', simulate({ calls: [] }), /one call/],
  ['eth_simulateV1', simulate({ calls: [{}, {}] }), /one call/],
  ['eth_simulateV1', simulate({ calls: [{ gas: '0x2faf081' }] }), /50000000/],
  ['eth_simulateV1', simulate({ calls: [{ data: hex(48 * 1024 + 1) }] }), /48 kB/],
  ['eth_simulateV1', simulate({ blockOverrides: { gasLimit: '0x2faf081' } }), /50000000/],
  [
    'eth_simulateV1',
    simulate({ blockOverrides: { gasLimit: '0x1', difficulty: '0x1' } }),
    /not available/,
  ],
  ['eth_simulateV1', simulate({ blockOverrides: [] }), /object/],
  ['eth_simulateV1', simulate({ withdrawals: [] }), /not available/],
  ['eth_simulateV1', simulate({ stateOverrides: { [B]: { balance: '0x1' } } }), /whoever sends/],
  ['eth_simulateV1', simulate({}, { returnFullTransactions: true }), /not available/],
  ['eth_simulateV1', simulate({}, { validation: 'no' }), /true or false/],
  ['eth_estimateGas', [{ to: A, data: hex(48 * 1024 + 1) }], /48 kB/],
  ['eth_createAccessList', [{ to: A, gas: '0xffffffffff' }], /50000000/],
  ['eth_getBalance', ['0xab', 'latest'], /Parameter 1/],
  ['eth_getBalance', [A, 'newest'], /Parameter 2/],
  ['eth_getBlockByNumber', [], /Parameter 1/],
  ['eth_feeHistory', ['0x401', 'latest', []], /Parameter 1/],
  ['eth_feeHistory', [1_025, 'latest', []], /Parameter 1/],
  ['eth_feeHistory', ['0x1', 'latest', Array(101).fill(1)], /Parameter 3/],
  ['eth_getProof', [A, Array(65).fill('0x0'), 'latest'], /Parameter 2/],
  ['eth_sendRawTransaction', [], /Parameter 1/],
  ['eth_sendRawTransaction', ['0x'], /Parameter 1/],
  ['eth_sendRawTransaction', ['0x1'], /Parameter 1/],
  ['eth_sendRawTransaction', [{ raw: '0x02' }], /Parameter 1/],
  ['eth_getTransactionReceipt', ['0x1'], /Parameter 1/],
  ['eth_chainId', [1], /takes 0/],
]
it.each(refused)('%s %.120j is refused', (method, params, words) => {
  expect(checkParams(method, params)).toMatch(words)
})

describe('eth_getLogs', () => {
  const filter = (changes: object) => [{ address: A, fromBlock: '0x1', toBlock: '0x2', ...changes }]
  const none = { address: undefined }

  const fine: [title: string, params: unknown[]][] = [
    ['2,000 blocks', filter({ fromBlock: '0x1', toBlock: '0x7d0' })],
    ['one block', filter({ fromBlock: '0x5', toBlock: '0x5' })],
    ['a range turned round, which the node will refuse', filter({ fromBlock: '0x9' })],
    ['from the earliest', filter({ fromBlock: 'earliest', toBlock: '0x7cf' })],
    ['the newest block', [{ address: A }]],
    ['a tag twice', filter({ fromBlock: 'finalized', toBlock: 'finalized' })],
    ['the newest to the pending', filter({ fromBlock: 'latest', toBlock: 'pending' })],
    ['a block by hash', [{ address: A, blockHash: WORD }]],
    ['50 addresses', filter({ address: Array(50).fill(A) })],
    ['an account as the second topic', filter({ ...none, topics: [WORD, ACCOUNT] })],
    ['an account as the third topic', filter({ ...none, topics: [null, null, [ACCOUNT]] })],
    ['any event of an address', filter({ topics: [] })],
  ]
  it.each(fine)('allows %s', (_title, params) => {
    expect(checkParams('eth_getLogs', params)).toBeUndefined()
    expect(openRange('eth_getLogs', params)).toBeUndefined()
  })

  const wrong: [title: string, params: unknown[], words: RegExp][] = [
    ['2,001 blocks', filter({ fromBlock: '0x1', toBlock: '0x7d1' }), /2000/],
    ['from the earliest to far', filter({ fromBlock: 'earliest', toBlock: '0x7d0' }), /2000/],
    ['huge numbers', filter({ fromBlock: '0x0', toBlock: `0x${'f'.repeat(64)}` }), /2000/],
    ['an end by another tag', filter({ fromBlock: '0x1', toBlock: 'finalized' }), /numbers/],
    ['a beginning by tag', filter({ fromBlock: 'finalized', toBlock: 'latest' }), /numbers/],
    ['numbers that are not hex', filter({ fromBlock: 1, toBlock: 2 }), /numbers/],
    ['everybody’s logs', filter(none), /Name an address/],
    ['everybody’s logs of an event', filter({ ...none, topics: [WORD] }), /Name an address/],
    ['an account in the event’s place', filter({ ...none, topics: [ACCOUNT] }), /Name an/],
    ['a hash as an account', filter({ ...none, topics: [null, WORD] }), /Name an/],
    ['zero as an account', filter({ ...none, topics: [null, hex(32)] }), /Name an/],
    [
      'a small number as an account',
      filter({ ...none, topics: [null, `0x${'7'.padStart(64, '0')}`] }),
      /Name an/,
    ],
    ['an account or anything', filter({ ...none, topics: [null, [ACCOUNT, WORD]] }), /Name an/],
    ['an empty list as an account', filter({ ...none, topics: [null, []] }), /Name an/],
    ['51 addresses', filter({ address: Array(51).fill(A) }), /50/],
    ['no address in a list', filter({ address: [] }), /50/],
    ['21 topics', filter({ topics: [Array(21).fill(WORD)] }), /20/],
    ['five topics', filter({ topics: Array(5).fill(WORD) }), /four/],
    ['a hash and a range', [{ address: A, blockHash: WORD, fromBlock: '0x1' }], /blockHash/],
    ['a hash that is none', [{ address: A, blockHash: '0x1' }], /blockHash/],
    ['an unknown field', filter({ limit: 5 }), /unknown field/],
    ['no filter', [], /only parameter/],
  ]
  it.each(wrong)('refuses %s', (_title, params, words) => {
    expect(checkParams('eth_getLogs', params)).toMatch(words)
  })

  it.each(['latest', 'pending', undefined])(
    'judges a range to %s by the newest block',
    (toBlock) => {
      expect(openRange('eth_getLogs', filter({ fromBlock: '0x64', toBlock }))).toBe(100n)
      expect(checkOpenRange(100n, 2_099n)).toBeUndefined()
      expect(checkOpenRange(100n, 2_100n)).toMatch(/2000/)
    },
  )
})

function slots(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`0x${i.toString(16).padStart(64, '0')}`, WORD]),
  )
}

function accounts(count: number): Record<string, object> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`0x${i.toString(16).padStart(40, '0')}`, {}]),
  )
}

/** Everything that code can see of a block. */
function pretended(more: object): object {
  const seen = { feeRecipient: B, prevRandao: WORD, baseFeePerGas: '0x1' }
  return { number: '0x9', time: '0x6afca2ad', ...seen, ...more }
}

function simulate(block: object, flags: object = {}): unknown[] {
  const call = { from: A, to: A, input: '0x60', gas: '0x2faf080' }
  const rest = { traceTransfers: true, validation: false, ...flags }
  return [{ blockStateCalls: [{ calls: [call], ...block }], ...rest }, '0x5']
}
