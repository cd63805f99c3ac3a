import * as contract from '@countersign/gateway'
import { readArtifact } from '@countersign/testbed'
import { type Address, getAddress } from 'viem'
import { beforeAll, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const ground = await useTestGround()
const { ada, chain, contracts, payer } = ground
const safe = await ground.createSafe('1.5.0', [ada.address], { l2: false })
let unlisted: Address

beforeAll(async () => {
  const { bytecode } = readArtifact('1.5.0', 'test/ERC20Token')
  const deployed = await chain.send({ from: payer, data: bytecode })
  unlisted = getAddress(deployed.contract ?? '')
  await ground.giveTokens(safe, 5n)
  await ground.giveTokens(safe, 6n, unlisted)
  await ground.giveTokens(safe, 0n)
  await ground.giveCollectible(safe, 1n)
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

onBothDatabases((database) => {
  const bed = useTestbed({ ground, database })
  beforeAll(bed.catchUp)

  it('R-GW-5 lists leave out tokens that nobody vouches for, unless asked, and transfers of nothing', async () => {
    const { gateway } = bed
    for (const endpoint of [
      contract.getTransactionHistory,
      contract.getIncomingTransfers,
    ] as const) {
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
    const listed = [getAddress(contracts.token), '5']
    expect(await held({ trusted: true })).toEqual([coins, listed])
    expect(await held({ exclude_spam: false })).toEqual([coins, listed, [unlisted, '6']])
  })

  it('R-GW-5 what contracts say of themselves is asked once and kept', async () => {
    const rows = await database().run((db) => db.selectFrom('tokens').selectAll().execute())
    expect(rows.map(({ address, kind }) => [address, kind])).toEqual(
      expect.arrayContaining([
        [unlisted, 'erc20'],
        [getAddress(contracts.collectible), 'erc721'],
      ]),
    )
    // What the chain's own list says is not asked for.
    expect(rows.map(({ address }) => address)).not.toContain(getAddress(contracts.token))
  })
})
