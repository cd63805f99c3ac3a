import { addressOf, hashOf } from '@countersign/gateway/testing'
import { getAddress } from 'viem'
import { expect, it } from 'vitest'
import { moduleId, multisigId, parseTransactionId, transferId } from './transactionId.ts'

const safe = getAddress(addressOf(0xabcdef))
const hash = hashOf(0xbeef)

it('R-GW-5 ids are read as they are written', () => {
  expect(parseTransactionId(multisigId(safe, hash))).toEqual({
    kind: 'multisig',
    safe,
    safeTxHash: hash,
  })
  expect(parseTransactionId(moduleId(safe, hash, 12))).toEqual({
    kind: 'module',
    safe,
    txHash: hash,
    logIndex: 12,
  })
  for (const [native, trace] of [
    [true, ''],
    [true, '0'],
    [true, '1,3'],
    [false, ''],
  ] as const) {
    const id = transferId(safe, { txHash: hash, logIndex: 3, trace, native })
    expect(parseTransactionId(id)).toEqual({
      kind: 'transfer',
      safe,
      txHash: hash,
      logIndex: 3,
      trace,
      native,
    })
  }
})

it('R-GW-5 a bare hash is a transaction of whichever Safe has it', () => {
  expect(parseTransactionId(hash.toUpperCase().replace('0X', '0x'))).toEqual({
    kind: 'multisig',
    safe: null,
    safeTxHash: hash,
  })
})

it('R-GW-5 any letter case of the Safe is the Safe', () => {
  expect(parseTransactionId(multisigId(safe.toLowerCase(), hash))).toMatchObject({ safe })
})

it.each([
  '',
  'multisig',
  `multisig_${safe}`,
  `multisig_${safe.slice(0, -1)}_${hash}`,
  `multisig_${safe}_${hash}0`,
  `creation_${safe}`,
  `module_${safe}_e${hash.slice(2)}1`,
  `transfer_${safe}_x${hash.slice(2)}1`,
  `transfer_${safe}_e${hash.slice(2)}`,
  `transfer_${safe}_i${hash.slice(2)}1,`,
  'x'.repeat(5000),
])('R-GW-5 %s is no id', (id) => {
  expect(parseTransactionId(id)).toBeUndefined()
})
