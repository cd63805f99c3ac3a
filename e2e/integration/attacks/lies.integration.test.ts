import { postStory, storySafes, tellStory } from '@countersign/demo/story'
import { startWorld, type World } from '@countersign/demo/world'
import {
  createGateway,
  type Endpoint,
  getSafe,
  getTransaction,
  getTransactionQueue,
} from '@countersign/gateway'
import type { VisitedServer } from '@countersign/web/visit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FieldLie, liesOf, tellLie } from '../../support/liesOf.ts'
import { openWindow } from '../../support/openWindow.ts'
import { type ReadReview, readReview } from '../../support/readReview.ts'
import { type ServedWorld, serveWorld } from '../../support/serveWorld.ts'

let world: World
let server: ServedWorld
let visited: VisitedServer
beforeAll(async () => {
  world = await startWorld({ story: tellStory })
  server = await serveWorld(world)
  await server.untilRead()
  await postStory({ publicUrl: server.url, gateway: createGateway({ baseUrl: server.url }) })
  const config = await fetch(`${server.url}/api/config`)
  visited = { url: server.url, appConfig: await config.json() }
  openWindow(server.url)
})
afterAll(async () => {
  await server?.close()
  await world?.stop()
})

const safe = storySafes.treasury.address
const read = (path: string) => fetch(`${server.url}${path}`).then((answer) => answer.json())

/** What a visitor reads, but for hashes, times and what is only shown as the gateway sent it. */
const told = ({ text }: ReadReview) => text.replace(/\d+:\d+\s[AP]M|[0-9a-f]{64}|block \d+/g, '')

const paths: Record<string, (id: string) => string> = {
  [getTransaction.name]: (id) => `/v1/chains/31337/transactions/${id}`,
  [getSafe.name]: () => `/v1/chains/31337/safes/${safe}`,
}

const asked = [getTransaction, getSafe] as const satisfies readonly Endpoint[]

it('lists', async () => {
  const queue = await read(`/v1/chains/31337/safes/${safe}/transactions/queued`)
  const items = queue.results.filter((each: { type: string }) => each.type === 'TRANSACTION')
  console.log(items.map((each: { transaction: { id: string; txInfo: unknown } }) => JSON.stringify(each.transaction.txInfo).slice(0, 150)))
  const id = items[0].transaction.id
  const honest = await readReview(visited, { safe, id })
  console.log(honest.verdict, honest.findings)
  const believed: string[] = []
  for (const endpoint of asked) {
    const path = paths[endpoint.name]?.(id) ?? ''
    const truth = await read(path)
    const lies = liesOf(endpoint.response, truth)
    console.log(endpoint.name, lies.length)
    for (const lie of lies) {
      const tamper: VisitedServer['tamper'] = (answer, { url }) =>
        url.pathname === path ? tellLie(answer, lie) : answer
      const seen = await readReview({ ...visited, tamper }, { safe, id }).catch((error) => ({ verdict: `broken ${String(error).slice(0,150)}`, text: '', findings: [] }))
      const isSame = told(seen) === told(honest)
      const name = `${endpoint.name} ${lie.path.join('.')} = ${JSON.stringify(lie.value)}`
      if (seen.verdict === 'proven' && !isSame) believed.push(name)
      if (seen.verdict?.startsWith('broken')) believed.push(`${name} ${seen.verdict}`)
    }
  }
  console.log(believed.join('\n'))
})
