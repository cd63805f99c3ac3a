import { packBatch } from '@countersign/safe'
import { encodeFunctionData, type Hex, zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import type { Identify } from '../../chain/createCodeBook.ts'
import { otherAbi } from '../../testing/chain/deployContracts.ts'
import type { ModuleCall } from '../events/decodeEvent.ts'
import { listPayments } from './listPayments.ts'

const SAFE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BATCH = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const NEWER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

const identify: Identify = async (address) =>
  address === BATCH
    ? { contract: 'MultiSend', version: '1.4.1' }
    : address === NEWER
      ? { contract: 'MultiSendCallOnly', version: '1.5.0' }
      : null
const list = (call: ModuleCall) => listPayments(SAFE, call, identify)

const pay = (value: bigint, to: `0x${string}` = B): ModuleCall => ({
  to,
  value,
  data: '0x',
  operation: 0,
})
function batch(to: `0x${string}`, ...calls: ModuleCall[]): ModuleCall {
  const args = [packBatch(calls)] as const
  const data: Hex = encodeFunctionData({ abi: otherAbi, functionName: 'multiSend', args })
  return { to, value: 0n, data, operation: 1 }
}

it.each<[why: string, call: ModuleCall, paid: { to: string; value: bigint }[]]>([
  ['a call with coins', pay(5n), [{ to: B, value: 5n }]],
  ['a call without', pay(0n), []],
  ['a delegatecall, whatever value it names', { ...pay(5n), operation: 1 }, []],
  [
    'the calls of a batch',
    batch(BATCH, pay(1n), pay(0n), pay(2n)),
    [1n, 2n].map((value) => ({ to: B, value })),
  ],
  ['a batch in a batch', batch(BATCH, batch(BATCH, pay(3n))), [{ to: B, value: 3n }]],
  ['what only looks like a batch', batch(B, pay(1n)), []],
  ['a batch that is called, and so pays itself', { ...batch(BATCH, pay(1n)), operation: 0 }, []],
  [
    'a batch that is cut off',
    { ...batch(BATCH, pay(1n)), data: batch(BATCH, pay(1n)).data.slice(0, 100) as Hex },
    [],
  ],
  [
    'the Safe itself, by no name, from 1.5.0 on',
    batch(NEWER, pay(1n, zeroAddress)),
    [{ to: SAFE, value: 1n }],
  ],
  ['nobody, before', batch(BATCH, pay(1n, zeroAddress)), [{ to: zeroAddress, value: 1n }]],
])('%s', async (_why, call, paid) => {
  expect(await list(call)).toEqual(paid)
})
