import * as contract from '@countersign/gateway'
import { type Address, concat, encodeFunctionData, type Hex, numberToHex, padHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { answerFrom } from '../../testing/answerFrom.ts'
import { startFakeNode } from '../../testing/startFakeNode.ts'
import { useTestDatabase } from '../../testing/useTestDatabase.ts'
import { otherAbi } from './testing/chain/deployContracts.ts'
import { hostileCode } from './testing/hostile/hostileCode.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const ground = await useTestGround()
const { ada, payer } = ground

async function deploy(code: Hex): Promise<Address> {
  const { contract } = await ground.chain.send({ from: payer, data: code })
  if (!contract) throw new Error('Nothing was deployed.')
  return contract
}

/** @param size how many bytes its `balanceOf` answers; 0: it burns all gas */
const deployPoison = (size: number) =>
  deploy(concat([hostileCode.poison, padHex(numberToHex(size), { size: 32 })]))

const multicall3 = await deploy(hostileCode.multicall)

describe.each([
  ['with the contract for many questions', { multicall3 }],
  ['without it', {}],
])('%s', (_, contracts) => {
  const node = startFakeNode(answerFrom(ground.chain.request))
  const description = { ...ground.description, contracts }
  const database = useTestDatabase()
  const bed = useTestbed({ ground: { ...ground, description }, database, node })

  const balancesOf = (safeAddress: Address) =>
    bed.gateway.call(contract.getBalances, {
      chainId: String(ground.chain.id),
      safeAddress,
      currency: 'usd',
      exclude_spam: false,
    })

  const countCalls = async (work: () => Promise<unknown>) => {
    const before = (await node).calls.length
    await work()
    return (await node).calls.length - before
  }

  it('R-GW-10 one bad token costs one row', async () => {
    const safe = await ground.createSafe('1.4.1', [ada.address])
    await ground.giveTokens(safe, 7n)
    const gift = (token: Address) =>
      ground.chain.send({
        from: payer,
        to: token,
        data: encodeFunctionData({
          abi: otherAbi,
          functionName: 'transfer',
          args: [safe.address, 1n],
        }),
      })
    const sizes = [32, 700_000, 32, 0, 64, 32, 400_000, 0, 32]
    for (const size of sizes) await gift(await deployPoison(size))
    await bed.catchUp()
    const { items } = await balancesOf(safe.address)
    // The coins, the listed token, and of the gifts those that say in few words that there is one.
    expect(items.map(({ balance }) => balance)).toEqual(['0', '7', '1', '1', '1', '1', '1'])
    // Asked again in the next block, the bad ones are known: it costs as much as without them.
    await ground.chain.mine()
    const again = await countCalls(() => balancesOf(safe.address))
    expect(again).toBeLessThanOrEqual('multicall3' in contracts ? 4 : sizes.length)
  })
})
