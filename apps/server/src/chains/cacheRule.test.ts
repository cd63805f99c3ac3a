import { expect, it } from 'vitest'
import { type CacheRule, cacheRule } from './cacheRule.ts'

const table: [method: string, params: unknown[], keep: CacheRule['keep'], height?: bigint][] = [
  ['eth_chainId', [], 'forever'],
  ['net_version', [], 'forever'],
  ['eth_blockNumber', [], 'block'],
  ['eth_getBlockByHash', ['0xab', true], 'final'],
  ['eth_getTransactionReceipt', ['0xab'], 'by-result'],
  ['eth_getTransactionByHash', ['0xab'], 'by-result'],
  ['eth_call', [{}], 'block'],
  ['eth_call', [{}, 'latest'], 'block'],
  ['eth_call', [{}, 'safe'], 'block'],
  ['eth_call', [{}, 'finalized'], 'block'],
  ['eth_call', [{}, 'earliest'], 'final'],
  ['eth_call', [{}, 'pending'], 'never'],
  ['eth_call', [{}, 'LATEST'], 'never'],
  ['eth_call', [{}, '0x10'], 'height', 16n],
  ['eth_call', [{}, 16], 'never'],
  ['eth_call', [{}, null], 'never'],
  ['eth_call', [{}, { blockHash: '0xab' }], 'final'],
  ['eth_call', [{}, { blockNumber: '0x10' }], 'height', 16n],
  ['eth_call', [{}, {}], 'never'],
  ['eth_getStorageAt', ['0xab', '0x0', '0x10'], 'height', 16n],
  ['eth_getBlockByNumber', ['0x10', false], 'height', 16n],
  ['eth_getBlockByNumber', ['latest', false], 'block'],
  ['eth_getLogs', [{ fromBlock: '0x1', toBlock: '0x10' }], 'height', 16n],
  ['eth_getLogs', [{ fromBlock: '0x1', toBlock: 'latest' }], 'block'],
  ['eth_getLogs', [{ fromBlock: '0x1' }], 'block'],
  ['eth_getLogs', [{ fromBlock: 'latest', toBlock: '0x10' }], 'block'],
  ['eth_getLogs', [{ fromBlock: '0x1', toBlock: 'pending' }], 'never'],
  ['eth_getLogs', [{ fromBlock: 'pending', toBlock: '0x10' }], 'never'],
  ['eth_getLogs', [{ blockHash: '0xab' }], 'final'],
  ['eth_getLogs', [], 'never'],
  ['eth_getTransactionCount', ['0xab', 'latest'], 'never'],
  ['eth_sendRawTransaction', ['0x02'], 'never'],
  ['eth_unheardOf', [], 'never'],
  ['constructor', [], 'never'],
]
it.each(table)('%s %j is kept: %s', (method, params, keep, height) => {
  expect(cacheRule(method, params)).toEqual(height === undefined ? { keep } : { keep, height })
})
