import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { ACCOUNTS, accountIndex, MNEMONIC } from './accounts.ts'

describe('accounts', () => {
  test('are the first five of the public test mnemonic', () => {
    const derived = ACCOUNTS.map(
      (_, addressIndex) => mnemonicToAccount(MNEMONIC, { addressIndex }).address,
    )
    expect(derived).toEqual(ACCOUNTS)
  })

  test('are found in any case, and nothing else is', () => {
    expect(accountIndex(ACCOUNTS[2].toLowerCase())).toBe(2)
    expect(accountIndex('0x0000000000000000000000000000000000000000')).toBe(-1)
  })
})
