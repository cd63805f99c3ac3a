import { type Client, createClient, custom, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { askContract } from './askContract.ts'

const HASH: Hex = `0x${'5a'.repeat(32)}`
const contract: Hex = `0x${'c0'.repeat(20)}`

type Asked = { to: Hex; data: Hex }

/** A node on which every contract answers so; it keeps what it was asked. */
function node(answer: (asked: Asked) => Hex) {
  const asked: { call: Asked; block: unknown }[] = []
  const client: Client = createClient({
    transport: custom({
      request: async ({ params }: { params: [Asked, unknown] }) => {
        asked.push({ call: params[0], block: params[1] })
        return answer(params[0])
      },
    }),
  })
  return { client, asked }
}

const says = (selector: string) => node(() => `0x${selector.padEnd(64, '0')}`)
const question = { hash: HASH, signature: '0x1234' } as const

describe('R-AUTH-6 a contract that is asked whether it signed', () => {
  it('is asked about the hash, and says yes by the standard’s magic value', async () => {
    const { client, asked } = says('1626ba7e')
    expect(await askContract(client, contract, question)).toBe(true)
    expect(asked[0]?.call.data).toMatch(new RegExp(`^0x1626ba7e${'5a'.repeat(32)}`))
    expect(asked[0]?.block).toBe('latest')
  })

  it('is asked about the bytes by older Safes, and then says yes by the older value', async () => {
    const older = { ...question, form: 'bytes', preimage: '0xabcdef' } as const
    const { client, asked } = says('20c13b0b')
    expect(await askContract(client, contract, older, 16n)).toBe(true)
    expect(asked[0]?.call.data).toMatch(/^0x20c13b0b.*abcdef/)
    expect(asked[0]?.block).toBe('0x10')
    expect(await askContract(says('1626ba7e').client, contract, older)).toBe(false)
  })

  it.each([
    ['another value', says('ffffffff')],
    ['the older value', says('20c13b0b')],
    ['nothing', node(() => '0x')],
    ['the value with something behind it', says(`1626ba7e${'5a'.repeat(28)}`)],
    ['whatever it was asked', node(({ data }) => data)],
  ])('says no by %s', async (_, { client }) => {
    expect(await askContract(client, contract, question)).toBe(false)
  })

  it('has said nothing when the node does not answer', async () => {
    const client = createClient({
      transport: custom({ request: () => Promise.reject(new Error('down')) }, { retryCount: 0 }),
    })
    await expect(askContract(client, contract, question)).rejects.toThrow()
  })
})
