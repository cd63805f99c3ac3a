import { storySafes } from '@countersign/demo/story'
import type { VisitedServer } from '@countersign/web/visit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { differenceOf, isBelieved, readHonest } from '../../support/believed.ts'
import { type NodeCall, nodeLiesOf, questionOf } from '../../support/nodeLies.ts'
import { readPage } from '../../support/readPage.ts'
import { rememberAnswers } from '../../support/rememberAnswers.ts'
import type { ServedWindow } from '../../support/servedWindow.ts'
import { startStory } from '../../support/startStory.ts'

const safe = storySafes.treasury.address
const grants = storySafes.grants.address

let story: ServedWindow
let visited: VisitedServer
let transactionId: string
let messageHash: string
beforeAll(async () => {
  story = await startStory()
  visited = rememberAnswers(story.visited)
  const list = async (path: string) =>
    (await (await fetch(`${visited.url}/v1/chains/31337/safes/${path}`)).json()).results
  const queue = await list(`${safe}/transactions/queued`)
  const messages = await list(`${grants}/messages`)
  transactionId = queue.find(({ type }: { type: string }) => type === 'TRANSACTION').transaction.id
  const waits = ({ status }: { status?: string }) => status === 'NEEDS_CONFIRMATION'
  messageHash = messages.find(waits).messageHash
})
afterAll(() => story?.close())

/** In so many places of each answer. */
const MOST_PLACES = process.env.DEEP === '1' ? 8 : 1

/** Our two nodes, and how they are asked: who is asked first answers where none is named, too. */
const NODES = [
  { node: 'first', asked: ['', '?node=1'] },
  { node: 'second', asked: ['?node=2'] },
] as const

/** The pages that people sign on. */
const PAGES = [
  { name: 'review', page: () => `/one:${safe}/tx/${transactionId}` },
  { name: 'message', page: () => `/one:${grants}/msg/${messageHash}` },
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
    const honest = await readHonest(visited, page())
    const answers = new Map<string, unknown>()
    const listen = tamperNode(asked, (call, reply) => {
      if (reply.result !== undefined) answers.set(questionOf(call), reply.result)
      return reply
    })
    await readPage({ ...visited, tamper: listen }, page())
    const lies = [...answers].flatMap(([question, answer]) =>
      nodeLiesOf(question, answer, MOST_PLACES),
    )
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
