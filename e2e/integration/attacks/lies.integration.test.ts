import { storySafes } from '@countersign/demo/story'
import {
  type Endpoint,
  getBalances,
  getMessage,
  getSafe,
  getTransaction,
} from '@countersign/gateway'
import type { VisitedServer } from '@countersign/web/visit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { liesOf, tellLie } from '../../support/liesOf.ts'
import { type NodeCall, nodeLiesOf, questionOf } from '../../support/nodeLies.ts'
import { type ReadPage, readPage } from '../../support/readPage.ts'
import type { ServedWindow } from '../../support/servedWindow.ts'
import { startStory } from '../../support/startStory.ts'

let story: ServedWindow
let visited: VisitedServer
let transactionId: string
/** Of a message that waits for signatures, and of one that has all of them. */
const hashes = { NEEDS_CONFIRMATION: '', CONFIRMED: '' }
beforeAll(async () => {
  story = await startStory()
  visited = story.visited
  const queue = await read(`${CHAIN}/safes/${safe}/transactions/queued`)
  const messages = await read(`${CHAIN}/safes/${grants}/messages`)
  transactionId = queue.results.find(isOf('TRANSACTION')).transaction.id
  for (const { status, messageHash } of messages.results.filter(isOf('MESSAGE'))) {
    hashes[status as keyof typeof hashes] = messageHash // by its words
  }
})
afterAll(() => story?.close())

const safe = storySafes.treasury.address
const grants = storySafes.grants.address
const CHAIN = '/v1/chains/31337'
const read = (path: string) => fetch(`${visited.url}${path}`).then((answer) => answer.json())
const isOf =
  (kind: string) =>
  ({ type }: { type: string }) =>
    type === kind

/** What a visitor reads, but for hashes and times. */
const told = ({ text }: ReadPage) => text.replace(/\d+:\d+\s[AP]M|[0-9a-f]{64}|block \d+/g, '')

/** Whether a page says something else than the truth, and warns of nothing. */
function isBelieved(seen: ReadPage, honest: ReadPage): boolean {
  if (told(seen) === told(honest)) return false
  // A review warns by its verdict and by what it has found: much else on it is amber because it waits.
  const [warned, before] = honest.verdict
    ? [seen.doubts, honest.doubts]
    : [seen.alarms, honest.alarms]
  return seen.verdict === honest.verdict && warned.every((warning) => before.includes(warning))
}

/** Where a page begins to say something else. */
function differenceOf(seen: ReadPage, honest: ReadPage): string {
  const [one, other] = [told(seen), told(honest)]
  const at = one.split('').findIndex((letter, index) => letter !== other[index])
  return `“${one.slice(at, at + 60)}” instead of “${other.slice(at, at + 60)}”`
}

/** The truth. Everything that is fetched later has been fetched by the second time. */
async function readHonest(page: string): Promise<ReadPage> {
  await readPage(visited, page)
  return readPage(visited, page)
}

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
  'getBalances items.0.fiat':
    'what something is worth is the word of whom the operator asks for prices',
  'getMessage name': 'nobody signs who asked for it: shown in their words, unsigned',
  'getMessage origin': 'the same',
  'getMessage creationTimestamp': 'when it was written, the gateway alone knows',
  'getMessage modifiedTimestamp': 'when it was signed last, too',
  'getMessage proposedBy': 'who has not signed is not named',
  'getMessage confirmations.0.owner.name': 'as any name that is no contact’s',
  'getMessage preparedSignature': 'one that is left out is missed; another is asked of the Safe',
}

type Asked = { endpoint: Endpoint; page: () => string; path: () => string }

const message = (status: keyof typeof hashes) => `/one:${grants}/msg/${hashes[status]}`
const review = () => `/one:${safe}/tx/${transactionId}`

/** The answers that people sign by, where each is asked for, and the page that is made of it. */
const ASKED: readonly Asked[] = [
  {
    endpoint: getTransaction,
    page: review,
    path: () => `${CHAIN}/transactions/${transactionId}`,
  },
  { endpoint: getSafe, page: review, path: () => `${CHAIN}/safes/${safe}` },
  {
    endpoint: getMessage,
    page: () => message('NEEDS_CONFIRMATION'),
    path: () => `${CHAIN}/messages/${hashes.NEEDS_CONFIRMATION}`,
  },
  {
    endpoint: getMessage,
    page: () => message('CONFIRMED'),
    path: () => `${CHAIN}/messages/${hashes.CONFIRMED}`,
  },
  {
    endpoint: getBalances,
    page: () => `/one:${safe}/assets`,
    path: () => `${CHAIN}/safes/${safe}/balances/usd`,
  },
]

it.each(ASKED)(
  'R-JDG-3 no field of $endpoint.name is believed that one liar could have written',
  async ({ endpoint, page, path }) => {
    const honest = await readHonest(page())
    const lies = endpoint.response ? liesOf(endpoint.response, await read(path())) : []
    expect(lies.length).toBeGreaterThan(10)
    const believed: string[] = []
    for (const lie of lies) {
      let isTold = false
      const tamper: VisitedServer['tamper'] = (answer, { url }) => {
        if (url.pathname !== path()) return answer
        isTold = true
        return tellLie(answer, lie)
      }
      const seen = await readPage({ ...visited, tamper }, page())
      const field = `${endpoint.name} ${lie.path.join('.')}`
      expect(isTold).toBe(true)
      const isClaim = Object.keys(CLAIMS).some((claim) => field.startsWith(claim))
      if (isBelieved(seen, honest) && !isClaim) {
        believed.push(`${field} = ${JSON.stringify(lie.value)}: ${differenceOf(seen, honest)}`)
      }
    }
    expect(believed).toEqual([])
  },
)

/** Our two nodes, and how they are asked: who is asked first answers where none is named, too. */
const NODES = [
  { node: 'first', asked: ['', '?node=1'] },
  { node: 'second', asked: ['?node=2'] },
] as const

/** The pages that people sign on. */
const PAGES = [
  { name: 'review', page: review },
  { name: 'message', page: () => message('NEEDS_CONFIRMATION') },
] as const

type NodeReply = { id?: unknown; result?: unknown }
const listed = <item>(one: item | readonly item[]): readonly item[] =>
  Array.isArray(one) ? one : [one as item] // not a list

/** Makes something of each answer of a node. */
const tamperNode =
  (
    asked: readonly string[],
    change: (call: NodeCall, reply: NodeReply) => NodeReply,
  ): VisitedServer['tamper'] =>
  (answer, { url, body }) => {
    if (!url.pathname.startsWith('/api/rpc/') || !asked.includes(url.search)) return answer
    const calls = listed(body as NodeCall) // as the app asks
    const replies = listed(answer as NodeReply).map((reply) => {
      const call = calls.find(({ id }) => id === reply.id) ?? calls[0]
      return call ? change(call, reply) : reply
    })
    return Array.isArray(answer) ? replies : replies[0]
  }

it.each(PAGES.flatMap((page) => NODES.map((node) => ({ ...page, ...node }))))(
  'R-JDG-3 no answer of the $node node alone is believed, whatever a $name asks it',
  async ({ asked, page }) => {
    const honest = await readHonest(page())
    const answers = new Map<string, unknown>()
    const listen = tamperNode(asked, (call, reply) => {
      if (reply.result !== undefined) answers.set(questionOf(call), reply.result)
      return reply
    })
    await readPage({ ...visited, tamper: listen }, page())
    const lies = [...answers].flatMap(([question, answer]) => nodeLiesOf(question, answer))
    const believed: string[] = []
    for (const { question, where, tell } of lies) {
      const tamper = tamperNode(asked, (call, reply) =>
        questionOf(call) === question ? { ...reply, result: tell(reply.result) } : reply,
      )
      const seen = await readPage({ ...visited, tamper }, page()).catch((error: Error) => {
        throw new Error(`${question}, ${where}: ${error.message}`)
      })
      if (isBelieved(seen, honest)) {
        believed.push(`${question}, ${where}: ${differenceOf(seen, honest)}`)
      }
    }
    expect(believed).toEqual([])
  },
)
