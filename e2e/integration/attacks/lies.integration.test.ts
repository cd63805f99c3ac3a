import { postStory, storySafes, tellStory } from '@countersign/demo/story'
import { startWorld, type World } from '@countersign/demo/world'
import { createGateway, type Endpoint, getSafe, getTransaction } from '@countersign/gateway'
import type { VisitedServer } from '@countersign/web/visit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { liesOf, tellLie } from '../../support/liesOf.ts'
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

/** What a visitor reads, but for hashes and times. */
const told = ({ text }: ReadReview) => text.replace(/\d+:\d+\s[AP]M|[0-9a-f]{64}|block \d+/g, '')

/**
 * What is shown as the gateway's, or a proposer's, own word and judged by nobody; each with the reason why
 * it may be. Everything else that it says either changes nothing on a green page, or the page is not green.
 */
const CLAIMS: Readonly<Record<string, string>> = {
  'getTransaction txId': 'only leaves this one out of the others that want its nonce',
  'getTransaction txStatus': 'of what is said to be decided nothing can be signed',
  'getTransaction txData.dataDecoded':
    'a reading that is left out is missed by nobody: ours stands',
  'getTransaction txData.addressInfoIndex': 'names stand beside the digits, marked as claimed',
  'getTransaction detailedExecutionInfo.signers.0.name': 'as any name that is no contact’s',
  'getTransaction detailedExecutionInfo.confirmations.0.signer.name': 'as any such name',
  'getTransaction detailedExecutionInfo.proposer': 'who has not signed is not named as proposer',
  'getSafe unknownCode.complete': 'that all could be read is its word, and takes away a grey line',
  'getTransaction note': 'nobody signs a note: it stands there as its proposer’s word, unsigned',
  'getTransaction safeAppInfo': 'nobody signs where it comes from: shown as the proposer’s word',
  'getTransaction detailedExecutionInfo.submittedAt':
    'when it was proposed, the gateway alone knows',
  'getTransaction detailedExecutionInfo.confirmations.0.submittedAt': 'when a signature came, too',
}

/** The answers that a review is made of, and where each is asked for. */
const ASKED: readonly { endpoint: Endpoint; path: (id: string) => string }[] = [
  { endpoint: getTransaction, path: (id) => `/v1/chains/31337/transactions/${id}` },
  { endpoint: getSafe, path: () => `/v1/chains/31337/safes/${safe}` },
]

it.each(ASKED)(
  'R-JDG-3 no field of $endpoint.name is believed that one liar could have written',
  async ({ endpoint, path }) => {
    const queue = await read(`/v1/chains/31337/safes/${safe}/transactions/queued`)
    const { transaction } = queue.results.find(
      ({ type }: { type: string }) => type === 'TRANSACTION',
    )
    const at = { safe, id: transaction.id }
    // Everything that is fetched later has been fetched by the second time.
    await readReview(visited, at)
    const honest = await readReview(visited, at)
    expect([honest.verdict, honest.findings]).toEqual(['proven', expect.any(Array)])
    const lies = endpoint.response ? liesOf(endpoint.response, await read(path(at.id))) : []
    expect(lies.length).toBeGreaterThan(20)
    const believed: string[] = []
    for (const lie of lies) {
      const tamper: VisitedServer['tamper'] = (answer, { url }) =>
        url.pathname === path(at.id) ? tellLie(answer, lie) : answer
      const seen = await readReview({ ...visited, tamper }, at)
      const field = `${endpoint.name} ${lie.path.join('.')}`
      const isClaim = Object.keys(CLAIMS).some((claim) => field.startsWith(claim))
      if (seen.verdict === 'proven' && told(seen) !== told(honest) && !isClaim) {
        believed.push(`${field} = ${JSON.stringify(lie.value)}`)
      }
    }
    expect(believed).toEqual([])
  },
)
