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
import { differenceOf, isBelieved, readHonest } from '../../support/believed.ts'
import { liesOf, tellLie } from '../../support/liesOf.ts'
import { readPage } from '../../support/readPage.ts'
import { rememberAnswers } from '../../support/rememberAnswers.ts'
import type { ServedWindow } from '../../support/servedWindow.ts'
import { startStory } from '../../support/startStory.ts'

let story: ServedWindow
let visited: VisitedServer
let transactionId: string
/** Of a message that waits for signatures, and of one that has all of them. */
const hashes = { NEEDS_CONFIRMATION: '', CONFIRMED: '' }
beforeAll(async () => {
  story = await startStory()
  visited = rememberAnswers(story.visited)
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
    const honest = await readHonest(visited, page())
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
