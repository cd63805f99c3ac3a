import { describe, expect, it } from 'vitest'
import { exampleSafe, exampleTransaction } from '../testing-only/examples.ts'
import { hashForContractOwner } from './hashForContractOwner.ts'
import { hashSafeMessage } from './hashSafeMessage.ts'
import { hashSafeTransaction } from './hashSafeTransaction.ts'

describe('hashForContractOwner', () => {
  const { preimage, safeTxHash: hash } = hashSafeTransaction(exampleSafe, exampleTransaction)
  const owner = { ...exampleSafe, address: `0x${'01'.repeat(20)}` as const }

  it('R-GW-1 signs the bytes for a Safe up to 1.4.1, the hash for a later one', () => {
    const signed = (version: string) => hashForContractOwner({ version, preimage, hash }, owner)
    expect(signed('1.4.1')).toEqual(hashSafeMessage(owner, { raw: preimage }))
    expect(signed('1.5.0')).toEqual(hashSafeMessage(owner, { raw: hash }))
  })
})
