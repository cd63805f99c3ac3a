import { expect, it } from 'vitest'
import type { TransferTable } from '../../../../database/gatewayTables.ts'
import { RpcError } from '../../../../errors/chainErrors.ts'
import { someHash } from '../../testing/stepEvent.ts'
import { createNodeReader } from '../node/createNodeReader.ts'
import { reconcile } from './reconcile.ts'

const SAFE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const last = { number: 9, hash: someHash('9'), parentHash: someHash('8'), timestamp: 60 }

const transfer = (value: bigint, incoming: boolean): TransferTable => ({
  chain_id: 1,
  safe: SAFE,
  block_number: 8,
  block_time: new Date(0),
  tx_hash: someHash('1'),
  log_index: 3,
  trace: '',
  kind: 'native',
  token: null,
  from: null,
  to: null,
  value,
  incoming,
  attributed: true,
})

function compare(answer: (block: unknown) => unknown, transfers: TransferTable[] = []) {
  const request = async (_method: string, [, block]: readonly unknown[]) => answer(block)
  const reader = createNodeReader({ chain: { request } })
  return reconcile({ chainId: 1, balances: new Map([[SAFE, 10n]]), transfers, reader, last })
}

it('finds nothing where the transfers explain the balance', async () => {
  expect(await compare(() => '0xa')).toEqual([])
  expect(await compare(() => '0xc', [transfer(5n, true), transfer(3n, false)])).toEqual([])
})

it('lists what came and what went without a trace, at the block where it was noticed', async () => {
  const position = { block_number: 9, block_time: new Date(60_000), tx_hash: last.hash }
  expect(await compare(() => '0xf')).toMatchObject([
    { ...position, value: 5n, incoming: true, from: null, to: SAFE, attributed: false },
  ])
  expect(await compare(() => '0x1')).toMatchObject([
    { ...position, value: 9n, incoming: false, from: SAFE, to: null, attributed: false },
  ])
})

it('asks by number where a node does not take the hash, and by nothing else', async () => {
  const asked: unknown[] = []
  await compare((block) => {
    asked.push(block)
    if (typeof block === 'object') throw new RpcError(-32602, 'invalid argument')
    return '0xa'
  })
  expect(asked).toEqual([{ blockHash: last.hash }, '0x9'])
})

it('waits for another block where a node does not keep the state of this one', async () => {
  const rows = await compare(() => {
    throw new RpcError(-32000, 'missing trie node')
  })
  expect(rows).toEqual([])
})
