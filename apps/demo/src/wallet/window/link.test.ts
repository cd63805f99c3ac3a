import { expect, test } from 'vitest'
import type { Waiting } from '../bridge/messages.ts'
import { openerLink } from './link.ts'

const ORIGIN = 'http://localhost:4100'
const WAITING: Waiting = {
  type: 'demo-wallet:waiting',
  page: 'p',
  origin: ORIGIN,
  requests: [{ id: 1, held: false, ask: { kind: 'unlock' } }],
}

function setup() {
  const posts: unknown[][] = []
  const heard: Waiting[] = []
  let listener: ((event: MessageEvent) => void) | undefined
  const opener = { postMessage: (...post: unknown[]) => void posts.push(post) }
  const link = openerLink({
    opener,
    location: { origin: ORIGIN },
    addEventListener: (_, added) => {
      listener = added
    },
  })
  link.onWaiting((waiting) => heard.push(waiting))
  const say = (event: { source: unknown; origin: string; data: unknown }) =>
    listener?.(event as MessageEvent) // the three parts it reads
  return { link, posts, heard, opener, say }
}

test('speaks to the opener, if it is of the same origin', () => {
  const { link, posts } = setup()
  link.send({ type: 'demo-wallet:hello' })
  expect(posts).toEqual([[{ type: 'demo-wallet:hello' }, ORIGIN]])
})

test('listens to the opener only', () => {
  const { say, heard, opener } = setup()
  say({ source: opener, origin: ORIGIN, data: WAITING })
  say({ source: {}, origin: ORIGIN, data: WAITING })
  say({ source: opener, origin: 'https://evil.example', data: WAITING })
  expect(heard).toEqual([WAITING])
})

test('shows nothing that is not a request in full', () => {
  const { say, heard, opener } = setup()
  const ask = { kind: 'signMessage', message: 'no bytes' }
  say({
    source: opener,
    origin: ORIGIN,
    data: { ...WAITING, requests: [{ id: 1, held: false, ask }] },
  })
  expect(heard).toEqual([])
})
