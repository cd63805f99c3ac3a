import { toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { worldAccounts } from './accounts.ts'

test('the accounts are the first ten of the public test mnemonic', () => {
  const mnemonic = 'test test test test test test test test test test test junk'
  const derived = worldAccounts.map((_, addressIndex) => {
    const account = mnemonicToAccount(mnemonic, { addressIndex })
    const { privateKey } = account.getHdKey()
    return { address: account.address, privateKey: privateKey && toHex(privateKey) }
  })
  expect(derived).toHaveLength(10)
  expect(worldAccounts.map(({ address, privateKey }) => ({ address, privateKey }))).toEqual(derived)
})
