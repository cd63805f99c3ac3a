import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { account, hashOf, scriptedChain, sent, shop } from '../testing/scriptedChain.ts'
import { findReplacement } from './findReplacement.ts'

const sender = { from: account, nonce: 1, content: hashOf(9) }
/** A chain on which the replacement stands under so many further blocks. */
function replacedUnder(depth: number, height = 0) {
  const chain = scriptedChain({ height })
  chain.mine([sent(1, { nonce: 0 })])
  chain.mine([sent(2, { from: shop, nonce: 1 }), sent(3, { nonce: 1 }), sent(4, { nonce: 2 })])
  for (let block = 0; block < depth; block += 1) chain.mine([])
  return chain
}

describe('R-TX-4 finding what replaced a transaction', () => {
  it('finds the one with the same sender and nonce, in any block, with few questions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(300), fc.nat(300), async (depth, height) => {
        const chain = replacedUnder(depth, height)
        const found = await findReplacement(chain.client, sender)
        expect(found?.hash).toBe(hashOf(3))
        expect(chain.asked.length).toBeLessThanOrEqual(4 + 2 * Math.ceil(Math.log2(depth + 2)))
      }),
    )
  })

  it('finds it in the first block of all', async () => {
    const chain = scriptedChain({ height: -1 })
    chain.mine([sent(1)])
    for (let block = 0; block < 5; block += 1) chain.mine([])
    const found = await findReplacement(chain.client, { ...sender, nonce: 0 })
    expect(found?.hash).toBe(hashOf(1))
  })

  it('needs no state older than twice the age of what it finds', async () => {
    const chain = replacedUnder(60, 1_000)
    chain.kept = 128
    expect((await findReplacement(chain.client, sender))?.hash).toBe(hashOf(3))
  })

  it('fails when the node does not know that state any more', async () => {
    const chain = replacedUnder(200, 1_000)
    chain.kept = 128
    await expect(findReplacement(chain.client, sender)).rejects.toThrow('missing trie node')
  })

  it('finds nothing while the nonce is not used', async () => {
    const chain = replacedUnder(3)
    expect(await findReplacement(chain.client, { ...sender, nonce: 3 })).toBeUndefined()
    expect(chain.asked).toEqual(['getBlockNumber', 'getTransactionCount'])
  })

  it('finds nothing in a block that does not hold it', async () => {
    const chain = replacedUnder(3)
    const client = { ...chain.client, getBlock: async () => ({ transactions: [] }) }
    expect(await findReplacement(client, sender)).toBeUndefined()
  })

  it('takes the right one of several by the same sender in one block', async () => {
    const chain = scriptedChain()
    chain.mine([0, 1, 2].map((nonce) => sent(nonce, { nonce })))
    expect((await findReplacement(chain.client, sender))?.hash).toBe(hashOf(1))
  })

  it('knows the sender in any spelling', async () => {
    const chain = scriptedChain()
    chain.mine([sent(1, { from: '0x00000000000000000000000000000000000000AA' })])
    expect((await findReplacement(chain.client, { ...sender, nonce: 0 }))?.hash).toBe(hashOf(1))
  })
})
