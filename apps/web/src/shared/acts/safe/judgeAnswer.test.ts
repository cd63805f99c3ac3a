import { type Client, createClient, custom, type Hex, keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { judgeAnswer } from './judgeAnswer.ts'

const [ada, ben, eve] = [1, 2, 3].map((number) =>
  privateKeyToAccount(toHex(number, { size: 32 })),
) as [Signer, Signer, Signer] // three of them, as the list says
type Signer = ReturnType<typeof privateKeyToAccount>

const preimage = toHex('what is signed')
const hash = keccak256(preimage)
const word = (selector: string): Hex => `0x${selector.padEnd(64, '0')}`

/** A node where the signer has this code and answers calls with this word. */
const node = (code: Hex, answer: Hex = '0x'): Client =>
  createClient({
    transport: custom({
      request: async ({ method }: { method: string }) => (method === 'eth_getCode' ? code : answer),
    }),
  })
const out = createClient({
  transport: custom({ request: () => Promise.reject(new Error('out')) }, { retryCount: 0 }),
})

const asked = { signer: ada.address, owners: [ada.address, ben.address] }
const judge = async (client: Client, answer: Hex | Promise<Hex>, version = '1.4.1') =>
  judgeAnswer(client, {
    ...{ ...asked, version, hash, preimage },
    ...{ answer: await answer, method: 'typedData' },
  })

const BORROWED: Hex = `0xef0100${'1'.repeat(40)}`

describe('judgeAnswer', () => {
  it.each<[string, Client]>([
    ['no code', node('0x')],
    ['borrowed code (EIP-7702)', node(BORROWED)],
    ['a node that is out', out],
  ])('R-ERR-4 takes the key’s own signature with %s', async (_, client) => {
    const { kind } = await judge(client, ada.sign({ hash }))
    expect(kind).toBe('ecdsa')
  })

  it.each<[string, () => Promise<Hex>, string]>([
    ['another owner', () => ben.sign({ hash }), 'otherAccount'],
    ['a stranger', () => eve.sign({ hash }), 'otherData'],
    ['the key, over something else', () => ada.sign({ hash: keccak256(hash) }), 'otherData'],
    ['nobody', async () => '0x1234', 'otherData'],
  ])('R-ERR-4 takes none by %s', async (_, answer, kind) => {
    await expect(judge(node('0x'), answer())).rejects.toMatchObject({ fault: { kind } })
  })

  it('R-ERR-4 keeps whose it was, so that it can be shown', async () => {
    const signature = await eve.sign({ hash })
    await expect(judge(node('0x'), signature)).rejects.toMatchObject({
      fault: { answered: { asked: ada.address, signature } },
    })
    const nonsense = await judge(node('0x'), '0x1234').catch((error: unknown) => error)
    expect(nonsense).not.toHaveProperty('fault.answered')
  })

  it.each([
    ['1.4.1', '20c13b0b'],
    ['1.5.0', '1626ba7e'],
  ])('R-ERR-4 takes a contract’s word, as a Safe %s asks for it', async (version, yes) => {
    const data = await eve.sign({ hash })
    const contract = { kind: 'contract', owner: ada.address, data }
    expect(await judge(node('0x60', word(yes)), data, version)).toEqual(contract)
    await expect(judge(node('0x60', word('ffffffff')), data, version)).rejects.toMatchObject({
      fault: { kind: 'otherData' },
    })
  })

  it('R-ERR-4 does not take a node that is out for a no', async () => {
    await expect(judge(out, eve.sign({ hash }))).rejects.toThrow('out')
  })
})
