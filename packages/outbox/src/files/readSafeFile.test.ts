import { expect, it } from 'vitest'
import { newEntry } from '../model/newEntry.ts'
import { readSafeFile } from './readSafeFile.ts'
import { toSafeFile } from './toSafeFile.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const numbers = { value: '1', safeTxGas: '0', baseGas: '0', gasPrice: '0', nonce: '7' }
const entry = newEntry({
  ...{ id: 's', chainId: 1, account, kind: 'safe', description: 'Pay', createdAt: 0 },
  safeTxHash: `0x${'ab'.repeat(32)}`,
  transaction: {
    ...{ ...numbers, to: account, data: '0x', operation: 0 },
    ...{ gasToken: account, refundReceiver: account },
  },
  signatures: [{ signer: account, signature: '0x12', isShared: false }],
})
const text = toSafeFile(entry)

it('R-ERR-4 what was saved can be read, and tells nothing but what was signed', () => {
  const { chainId, safeTxHash, transaction } = entry
  expect(readSafeFile(text)).toEqual({
    ...{ kind: 'safe-tx', version: 1, chainId, safe: account, safeTxHash, transaction },
    signatures: [{ signer: account, signature: '0x12' }],
  })
})

it.each<[string, (file: Record<string, unknown>) => unknown]>([
  ['another kind of file', (file) => ({ ...file, kind: 'message' })],
  ['a later version', (file) => ({ ...file, version: 2 })],
  ['no transaction', (file) => ({ ...file, transaction: null })],
  ['an amount that is none', (file) => ({ ...file, transaction: { ...numbers, value: '-1' } })],
  ['no address', (file) => ({ ...file, safe: '0x12' })],
  ['more signatures than owners can be', (file) => ({ ...file, signatures: Array(101).fill({}) })],
  ['nothing', () => null],
])('R-ERR-4 reads no file with %s', (_, change) => {
  expect(readSafeFile(JSON.stringify(change(JSON.parse(text))))).toBeNull()
})

it('R-ERR-4 reads no file that is endless, and none that is no JSON', () => {
  expect(readSafeFile(text + ' '.repeat(2_000_000))).toBeNull()
  expect(readSafeFile('To whom it may concern')).toBeNull()
})
