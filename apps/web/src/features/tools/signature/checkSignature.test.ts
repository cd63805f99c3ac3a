import { type Client, createClient, custom, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { checkSignature } from './checkSignature.ts'

const ada = privateKeyToAccount(
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
)
const ben = privateKeyToAccount(
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
)
const message = 'Hello'
const word = (selector: string): Hex => `0x${selector.padEnd(64, '0')}`

/** A node where one account has this code and answers calls with this word. */
const node = (code: Hex, answer: Hex): Client =>
  createClient({
    transport: custom({
      request: async ({ method }: { method: string }) => (method === 'eth_getCode' ? code : answer),
    }),
  })
const silent = createClient({
  transport: custom({ request: () => Promise.reject(new Error('down')) }, { retryCount: 0 }),
})

describe('checkSignature', () => {
  it('knows a key’s signature without asking anybody', async () => {
    const signature = await ada.signMessage({ message })
    const claim = { address: ada.address, message, signature }
    expect(await checkSignature(silent, claim)).toEqual({ status: 'key' })
  })

  it('names the one who signed instead', async () => {
    const signature = await ben.signMessage({ message })
    const claim = { address: ada.address, message, signature }
    expect(await checkSignature(node('0x', '0x'), claim)).toEqual({
      status: 'other',
      signer: ben.address,
    })
  })

  it.each([
    ['1626ba7e', 'contract'],
    ['ffffffff', 'refused'],
  ])('takes a contract’s word: %s', async (answer, status) => {
    const signature = await ben.signMessage({ message })
    const claim = { address: ada.address, message, signature }
    expect(await checkSignature(node('0x60', word(answer)), claim)).toEqual({ status })
  })

  it('does not take a silent node for a refusal', async () => {
    const claim = { address: ada.address, message, signature: '0x12' } as const
    await expect(checkSignature(silent, claim)).rejects.toThrow()
  })

  it('says when it is no signature at all', async () => {
    const claim = { address: ada.address, message, signature: '0x12' } as const
    expect(await checkSignature(node('0x', '0x'), claim)).toEqual({ status: 'malformed' })
  })
})
