import { storySafes, tellStory } from '@countersign/demo/story'
import { startWorld, type World } from '@countersign/demo/world'
import {
  createGateway,
  eachPage,
  type Gateway,
  getSafe,
  getTransaction,
  getTransactionHistory,
} from '@countersign/gateway'
import { proveTransaction } from '@countersign/web/proof'
import { createClient, http } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServedWorld, serveWorld } from '../support/serveWorld.ts'

let world: World
let server: ServedWorld
let gateway: Gateway
beforeAll(async () => {
  world = await startWorld({ story: tellStory })
  server = await serveWorld(world)
  gateway = createGateway({ baseUrl: server.url })
})
afterAll(async () => {
  await server?.close()
  await world?.stop()
})

it('R-GW-1 of every transaction that was executed, the record and every signature are proven', async () => {
  await server.untilRead()
  const doubts: string[] = []
  let judged = 0
  for (const { chainId, address, name } of Object.values(storySafes)) {
    const chain = world.chains.find(({ id }) => id === chainId)
    const node = createClient({ transport: http(chain?.url) })
    const place = { chainId: String(chainId), safeAddress: address }
    const { owners, version } = await gateway.call(getSafe, place)
    const safe = { owners: owners.map(({ value }) => value), version: version ?? '' }
    for await (const { results } of eachPage(gateway, getTransactionHistory, place)) {
      for (const item of results) {
        if (item.type !== 'TRANSACTION' || !item.transaction.id.startsWith('multisig_')) continue
        const transactionId = item.transaction.id
        const details = await gateway.call(getTransaction, { ...place, transactionId })
        const { proof } = await proveTransaction(node, {
          details,
          account: { address, chainId },
          safe,
        })
        const rows = proof.rows.filter(({ subject }) => !subject.endsWith('decoding'))
        judged += rows.filter(({ subject }) => subject.startsWith('confirmation')).length
        expect(rows.map(({ subject }) => subject)).toContain('execution')
        for (const { subject, verdict, reason } of rows) {
          if (verdict !== 'proven') doubts.push(`${name} ${transactionId} ${subject}: ${reason}`)
        }
      }
    }
  }
  expect(doubts).toEqual([])
  expect(judged).toBeGreaterThan(300)
})
