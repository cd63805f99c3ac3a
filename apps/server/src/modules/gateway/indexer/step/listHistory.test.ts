import { expect, it } from 'vitest'
import type { HistoryTable } from '../../../../database/gatewayTables.ts'
import type { Rows } from '../store/rows.ts'
import { listHistory } from './listHistory.ts'

const position = (safe: string, tx_hash: string, log_index: number) => ({
  chain_id: 1,
  safe,
  block_number: 1,
  block_time: new Date(0),
  tx_hash,
  log_index,
})
const nothing = { to: null, value: null, data: null, operation: null }
const gas = {
  safe_tx_gas: null,
  base_gas: null,
  gas_price: null,
  gas_token: null,
  refund_receiver: null,
}

const execution = (safe: string, tx: string, index: number): Rows['executions'][number] => ({
  ...position(safe, tx, index),
  ...nothing,
  ...gas,
  safe_tx_hash: `hash ${index}`,
  success: true,
  payment: 0,
  executor: 'somebody',
  nonce: index,
  threshold: 1,
  signatures: null,
})
const moduleExecution = (safe: string, tx: string, index: number) => ({
  ...position(safe, tx, index),
  ...nothing,
  module: 'module',
  success: true,
})
const transfer = (safe: string, tx: string, index: number): Rows['transfers'][number] => ({
  ...position(safe, tx, index),
  trace: '',
  kind: 'erc20',
  token: 'token',
  from: null,
  to: null,
  value: 1,
  incoming: true,
  attributed: true,
})

const listed = (rows: HistoryTable[]) =>
  rows.map(({ safe, tx_hash, log_index, kind }) => `${safe} ${tx_hash} ${log_index} ${kind}`)

it('lists of one transaction on the chain only the kind that says most, for each Safe', () => {
  const history = listHistory({
    executions: [execution('a', 'one', 1), execution('a', 'one', 2)],
    module_executions: [moduleExecution('a', 'one', 3), moduleExecution('b', 'one', 4)],
    transfers: [
      transfer('a', 'one', 5),
      transfer('b', 'one', 6),
      transfer('c', 'one', 7),
      transfer('c', 'one', 8),
      transfer('a', 'two', 9),
    ],
  })
  expect(listed(history)).toEqual([
    'a one 1 multisig',
    'a one 2 multisig',
    'b one 4 module',
    'c one 7 transfer',
    'c one 8 transfer',
    'a two 9 transfer',
  ])
})

it('says which transaction and which token it was', () => {
  const history = listHistory({
    executions: [execution('a', 'one', 1)],
    module_executions: [],
    transfers: [transfer('a', 'two', 2)],
  })
  expect(history.map(({ safe_tx_hash, token }) => [safe_tx_hash, token])).toEqual([
    ['hash 1', null],
    [null, 'token'],
  ])
})
