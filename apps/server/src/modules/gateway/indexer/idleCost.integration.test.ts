import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../database/types.ts'
import { RpcError } from '../../../errors/chainErrors.ts'
import { openTestDatabase } from '../../../testing/openTestDatabase.ts'
import { startTestChain, type TestChain } from '../testing/chain/startTestChain.ts'
import { countIdleCalls } from '../testing/world/countIdleCalls.ts'

let chain: TestChain
let database: Database
beforeAll(async () => {
  chain = await startTestChain()
  await chain.mine()
})
afterAll(() => chain?.stop())
beforeEach(async () => {
  database = await openTestDatabase()
  return () => database.close()
})

it.each([10, 1_000, 20_000])(
  'R-OP-7 a block in which nothing happens costs three questions, with %i Safes',
  async (safes) => {
    const { calls } = await countIdleCalls({ chain, database, safes, blocks: 5 })
    expect(calls).toEqual({ eth_getBlockByNumber: 1, eth_getLogs: 1, eth_call: 1 })
  },
)

it('R-OP-7 finds coins that came without a trace, in whichever Safe, by one question for many', async () => {
  const coins = async () => chain.request('hardhat_setBalance', [lucky, '0x7b'])
  const lucky = `0xaa${(150).toString(16).padStart(38, '0')}`
  const { unexplained } = await countIdleCalls({
    chain,
    database,
    safes: 200,
    blocks: 4,
    before: coins,
  })
  expect(unexplained).toEqual([
    { safe: expect.stringMatching(new RegExp(lucky, 'i')), value: 123n },
  ])
})

it('R-OP-7 asks one by one where a node does not run code that is nowhere', async () => {
  const refuse = (method: string) => {
    if (method === 'eth_call') throw new RpcError(-32000, 'not here')
  }
  const { calls } = await countIdleCalls({ chain, database, safes: 10, blocks: 2, mayAsk: refuse })
  expect(calls).toMatchObject({ eth_getBalance: 10 })
})
