import { hashTypedData } from 'viem'
import { describe, expect, it } from 'vitest'
import { hashSafeMessage } from './hashSafeMessage.ts'
import { messageTypedData } from './messageTypedData.ts'

const typed = {
  domain: { name: 'Field notes' },
  types: { Delivery: [{ name: 'what', type: 'string' }] },
  primaryType: 'Delivery',
  message: { what: 'Apples' },
} as const

describe('typed data of a Safe message', () => {
  it.each(['1.0.0', '1.1.1', '1.3.0+L2', '1.4.1', '1.5.0'])(
    'of %s has the hash that its owners sign',
    (version) => {
      const safe = {
        chainId: 31337,
        address: '0xd920570b140aD9893ab85faa081fe84969BF5f80',
        version,
      } as const
      for (const message of ['', 'We stand by it.\n🌳', typed]) {
        // As a wallet gets it: viem's types want literal names.
        const data = JSON.parse(JSON.stringify(messageTypedData(safe, message)))
        expect(hashTypedData(data)).toBe(hashSafeMessage(safe, message).safeMessageHash)
      }
    },
  )
})
