import { expect, it } from 'vitest'
import { resultFits } from './resultFits.ts'

const HASH = `0x${'ab'.repeat(32)}`
const OTHER = `0x${'cd'.repeat(32)}`

const fits: [method: string, params: unknown[], result: unknown][] = [
  ['eth_blockNumber', [], '0x0'],
  ['eth_getBalance', [], '0xDE0B6B3A7640000'],
  ['eth_call', [], '0x'],
  ['eth_call', [], '0x00ff'],
  ['eth_getLogs', [], []],
  ['eth_getBlockByHash', [HASH, false], { hash: HASH }],
  ['eth_getBlockByHash', [HASH.toUpperCase().replace('0X', '0x'), false], { hash: HASH }],
  ['eth_getBlockByHash', [HASH, false], null],
  ['eth_getTransactionByHash', [HASH], { hash: HASH }],
  ['eth_getTransactionReceipt', [HASH], { transactionHash: HASH }],
  ['eth_getTransactionReceipt', [HASH], null],
  ['eth_sendRawTransaction', ['0x02'], HASH],
  ['eth_syncing', [], false],
  ['eth_syncing', [], { currentBlock: '0x1' }],
  ['net_version', [], '1'],
  ['debug_unknown', [], 7],
]
it.each(fits)('%s %j may answer %j', (method, params, result) => {
  expect(resultFits(method, params, result)).toBe(true)
})

const broken: [method: string, params: unknown[], result: unknown][] = [
  ['eth_blockNumber', [], null],
  ['eth_blockNumber', [], 7],
  ['eth_blockNumber', [], ''],
  ['eth_blockNumber', [], '0x'],
  ['eth_blockNumber', [], 'Service unavailable'],
  ['eth_getBalance', [], `0x${'f'.repeat(65)}`],
  ['eth_call', [], '0x0'],
  ['eth_call', [], '0xzz'],
  ['eth_call', [], null],
  ['eth_getLogs', [], null],
  ['eth_getLogs', [], {}],
  ['eth_getBlockByNumber', ['0x1', false], []],
  ['eth_getBlockByHash', [HASH, false], { hash: OTHER }],
  ['eth_getBlockByHash', [HASH, false], {}],
  ['eth_getTransactionByHash', [HASH], { hash: OTHER }],
  ['eth_getTransactionReceipt', [HASH], { transactionHash: OTHER }],
  ['eth_getTransactionReceipt', [HASH], [HASH]],
  ['eth_sendRawTransaction', ['0x02'], '0x1'],
  ['eth_sendRawTransaction', ['0x02'], null],
  ['eth_syncing', [], true],
  ['net_version', [], 1],
]
it.each(broken)('%s %j may not answer %j', (method, params, result) => {
  expect(resultFits(method, params, result)).toBe(false)
})
