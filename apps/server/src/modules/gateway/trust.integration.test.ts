import * as contract from '@countersign/gateway'
import { type Address, encodeFunctionData, getAddress } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbedded } from '../../database/openEmbedded.ts'
import type { Database } from '../../database/types.ts'
import { temporaryDirectory } from '../../testing/testConfig.ts'
import { otherAbi } from './testing/chain/deployContracts.ts'
import { readArtifact } from './testing/chain/readArtifact.ts'
import {
  startTestbed,
  startTestGround,
  type Testbed,
  type TestGround,
} from './testing/server/startTestbed.ts'
import { createTestSafe, payer, type TestSafe } from './testing/server/testSafe.ts'

let ground: TestGround
let database: Database
let bed: Testbed
let safe: TestSafe
let unlisted: Address

beforeAll(async () => {
  ground = await startTestGround()
  database = await openEmbedded({
    dataDir: temporaryDirectory(),
    deadlineMs: 30_000,
    lockMs: 1_000,
  })
  bed = await startTestbed({ ground, database })
  const { chain, contracts } = ground
  const from = payer(chain).address
  const [, ada] = chain.accounts
  const [kind] = contracts.kinds.filter(({ version }) => version === '1.5.0')
  if (!ada || !kind) throw new Error('The chain has too little on it.')
  safe = await createTestSafe(chain, kind, [ada.address])
  const deployed = await chain.send({
    from,
    data: readArtifact('1.5.0', 'test/ERC20Token').bytecode,
  })
  unlisted = getAddress(deployed.contract ?? '')
  const give = (token: Address, amount: bigint) => {
    const args = [safe.address, amount] as const
    return chain.send({
      from,
      to: token,
      data: encodeFunctionData({ abi: otherAbi, functionName: 'transfer', args }),
    })
  }
  await give(contracts.token, 5n)
  await give(unlisted, 6n)
  await give(contracts.token, 0n)
  const mint = encodeFunctionData({ abi: otherAbi, functionName: 'mint', args: [safe.address, 1n] })
  await chain.send({ from, to: contracts.collectible, data: mint })
  await bed.catchUp()
})
afterAll(async () => {
  await bed?.close()
  await database?.close()
  await ground?.chain.stop()
})

const where = () => ({ chainId: '31337', safeAddress: safe.address })

/** The amounts and ids in a list. */
function moved(results: readonly contract.TransactionListItem[]): string[] {
  return results.flatMap((item) => {
    const info = item.type === 'TRANSACTION' ? item.transaction.txInfo : undefined
    if (info?.type !== 'Transfer') return []
    const { transferInfo } = info
    if (transferInfo.type === 'ERC20') return [`${transferInfo.value} ${transferInfo.trusted}`]
    return transferInfo.type === 'ERC721' ? [`#${transferInfo.tokenId}`] : []
  })
}

it('R-GW-5 lists leave out tokens that nobody vouches for, unless asked, and transfers of nothing', async () => {
  const { gateway } = bed
  for (const endpoint of [contract.getTransactionHistory, contract.getIncomingTransfers] as const) {
    expect(moved((await gateway.call(endpoint, where())).results)).toEqual(['#1', '5 true'])
    const all = await gateway.call(endpoint, { ...where(), trusted: false })
    expect(moved(all.results)).toEqual(['#1', '6 false', '5 true'])
  }
})

it('R-GW-5 balances show all that was ever touched, or only what is vouched for', async () => {
  const held = async (query: object) => {
    const { items } = await bed.gateway.call(contract.getBalances, {
      ...where(),
      currency: 'usd',
      ...query,
    })
    return items.map(({ tokenInfo, balance }) => [tokenInfo.address, balance])
  }
  const coins = [`0x${'0'.repeat(40)}`, '0']
  const listed = [getAddress(ground.contracts.token), '5']
  expect(await held({ trusted: true })).toEqual([coins, listed])
  expect(await held({ exclude_spam: false })).toEqual([coins, listed, [unlisted, '6']])
})

it('R-GW-5 what contracts say of themselves is asked once and kept', async () => {
  const rows = await database.run((db) => db.selectFrom('tokens').selectAll().execute())
  expect(rows.map(({ address, kind }) => [address, kind])).toEqual(
    expect.arrayContaining([
      [unlisted, 'erc20'],
      [getAddress(ground.contracts.collectible), 'erc721'],
    ]),
  )
  // What the chain's own list says is not asked for.
  expect(rows.map(({ address }) => address)).not.toContain(getAddress(ground.contracts.token))
})
