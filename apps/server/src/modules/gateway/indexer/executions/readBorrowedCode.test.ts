import { encodeMultiSend } from '@countersign/safe'
import { type Address, getAddress, zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import type { ExecutionTable, ModuleExecutionTable } from '../../../../database/gatewayTables.ts'
import type { Identify } from '../../chain/createCodeBook.ts'
import { readBorrowedCode } from './readBorrowedCode.ts'

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [safe, batcher, evil] = [at('5'), at('b'), at('e')]
const identify: Identify = async (address) =>
  address === batcher ? { contract: 'MultiSend', version: '1.4.1' } : null

const position = {
  chain_id: 1,
  safe,
  block_number: 7,
  block_time: new Date(0),
  tx_hash: `0x${'7'.repeat(64)}`,
  log_index: 3,
}
const SAFE_TX_HASH = `0x${'a'.repeat(64)}`
const executed = (changes: Partial<ExecutionTable>): ExecutionTable => ({
  ...position,
  safe_tx_hash: SAFE_TX_HASH,
  success: true,
  payment: 0,
  executor: evil,
  nonce: 0,
  threshold: 1,
  signatures: null,
  to: evil,
  value: 0,
  data: '0x',
  operation: 1,
  safe_tx_gas: 0,
  base_gas: 0,
  gas_price: 0,
  gas_token: zeroAddress,
  refund_receiver: zeroAddress,
  ...changes,
})
const byModule = (changes: Partial<ModuleExecutionTable>): ModuleExecutionTable => ({
  ...position,
  module: at('d'),
  success: true,
  to: evil,
  value: 0,
  data: '0x',
  operation: 1,
  ...changes,
})
const UNSEEN = { to: null, value: null, data: null, operation: null }

it('R-GW-1 names what owners and modules let run, and nothing that failed', async () => {
  const rows = await readBorrowedCode(
    [executed({}), byModule({}), executed({ success: false }), byModule({ success: false })],
    identify,
  )
  expect(rows).toEqual([
    { ...position, kind: 'multisig', safe_tx_hash: SAFE_TX_HASH, target: evil },
    { ...position, kind: 'module', safe_tx_hash: null, target: evil },
  ])
})

it('R-GW-1 names no ordinary call and no official batch of such calls', async () => {
  const call = { to: evil, value: 0n, data: '0x', operation: 0 } as const
  const rows = [
    executed({ operation: 0 }),
    executed({ to: batcher, data: encodeMultiSend([call]) }),
  ]
  expect(await readBorrowedCode(rows, identify)).toEqual([])
})

it('R-GW-1 what owners executed out of sight may have been anything; of modules it is usual', async () => {
  const rows = await readBorrowedCode([executed(UNSEEN), byModule(UNSEEN)], identify)
  expect(rows).toEqual([
    { ...position, kind: 'multisig', safe_tx_hash: SAFE_TX_HASH, target: null },
  ])
})

it('R-GW-1 asks for the code of so many contracts, and does not vouch for more', async () => {
  let asked = 0
  const counting: Identify = async () => {
    asked += 1
    return { contract: 'MultiSend', version: '1.4.1' }
  }
  const calls = Array.from({ length: 100 }, (_, index) => ({
    to: getAddress(`0x${String(index + 1).padStart(40, '0')}`),
    value: 0n,
    data: '0x' as const,
    operation: 1 as const,
  }))
  const row = executed({ to: batcher, data: encodeMultiSend(calls) })
  expect(await readBorrowedCode([row], counting)).toMatchObject([{ target: null }])
  expect(asked).toBe(64)
})
