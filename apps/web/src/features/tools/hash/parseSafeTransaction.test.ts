import { describe, expect, it } from 'vitest'
import { parseSafeTransaction } from './parseSafeTransaction.ts'

const SAFE = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ZERO = '0x0000000000000000000000000000000000000000'
const fields = { to: ADA, value: '10', data: '0xAB', operation: 1, nonce: 7 }
const transaction = {
  to: ADA,
  value: 10n,
  data: '0xab',
  operation: 1,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: ZERO,
  refundReceiver: ZERO,
  nonce: 7n,
}
const read = (value: unknown) => parseSafeTransaction(JSON.stringify(value))

describe('parseSafeTransaction', () => {
  it.each([
    ['fields alone', fields],
    ['fields of an older Safe', { ...fields, dataGas: '0' }],
    ['a service', { ...fields, safe: SAFE, confirmations: [] }],
    ['a kit', { data: fields, signatures: {} }],
    [
      'typed data',
      { domain: { chainId: '31337', verifyingContract: SAFE }, message: fields, types: {} },
    ],
    [
      'a gateway',
      {
        safeAddress: SAFE,
        txData: { to: { value: ADA }, value: '10', hexData: '0xab', operation: 1 },
        detailedExecutionInfo: {
          nonce: 7,
          safeTxGas: '0',
          baseGas: '0',
          gasPrice: '0',
          gasToken: ZERO,
          refundReceiver: { value: ZERO },
        },
      },
    ],
  ])('reads %s', (_title, value) => {
    expect(read(value)).toMatchObject({ status: 'read', pasted: { transaction } })
  })

  it('says which Safe, where the text does', () => {
    const typed = { domain: { chainId: 31337, verifyingContract: SAFE }, message: fields }
    expect(read(typed)).toMatchObject({ pasted: { safe: SAFE, chainId: 31337 } })
  })

  it.each([
    ['nonce', { ...fields, nonce: undefined }],
    ['to', { ...fields, to: '0x12' }],
    ['value', { ...fields, value: '-1' }],
    ['value', { ...fields, value: 1.5 }],
    ['data', { ...fields, data: '0xabc' }],
    ['operation', { ...fields, operation: 2 }],
    ['safe', { ...fields, safe: 'mine' }],
  ])('names a bad field: %s', (field, value) => {
    expect(read(value)).toEqual({ status: 'bad', field })
  })

  it.each(['', '{', '[]', '7'])('knows no transaction in %j', (text) => {
    expect(parseSafeTransaction(text)).toEqual({ status: 'noJson' })
  })
})
