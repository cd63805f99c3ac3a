import { expect, test } from 'vitest'
import type { Waiting, WindowMessage } from './messages.ts'
import { createOpenPopup, type PopupHost } from './popup.ts'

const ORIGIN = 'http://localhost:4100'
const HELLO = { type: 'demo-wallet:hello' }
const WAITING: Waiting = { type: 'demo-wallet:waiting', page: 'p', origin: ORIGIN, requests: [] }

function setup({ blocked = false } = {}) {
  const listeners = new Set<(event: MessageEvent) => void>()
  const opens: string[][] = []
  const posts: unknown[][] = []
  const target = { postMessage: (...post: unknown[]) => posts.push(post), close() {}, focus() {} }
  const host: PopupHost = {
    screenX: 100,
    screenY: 50,
    outerWidth: 1_000,
    location: { origin: ORIGIN },
    // The test's window is a part of one.
    open: (...parts) => {
      opens.push(parts.map(String))
      return blocked ? null : (target as unknown as Window)
    },
    addEventListener: (_, listener) => listeners.add(listener),
    removeEventListener: (_, listener) => listeners.delete(listener),
  }
  const heard: WindowMessage[] = []
  const openPopup = createOpenPopup(host, '/wallet.html', 'demo-wallet-p')
  const popup = openPopup((message) => heard.push(message))
  const say = (event: { source: unknown; origin: string; data: unknown }) => {
    for (const listener of listeners) listener(event as MessageEvent) // the three parts it reads
  }
  return { popup, openPopup, opens, posts, heard, say, target, listeners }
}

test('opens a small window beside the page, each with a name of its own', () => {
  const { opens, openPopup } = setup()
  expect(opens[0]).toEqual([
    '/wallet.html',
    'demo-wallet-p-1',
    'popup,width=400,height=680,left=676,top=114',
  ])
  openPopup(() => {})
  expect(opens[1]?.[1]).toBe('demo-wallet-p-2')
})

test('says so when it is blocked', () => {
  const { popup, listeners } = setup({ blocked: true })
  expect(popup).toBeNull()
  expect(listeners.size).toBe(0)
})

test('listens to its own window', () => {
  const { say, heard, target } = setup()
  say({ source: target, origin: ORIGIN, data: HELLO })
  expect(heard).toEqual([HELLO])
})

test.each([
  ['another window', { source: {}, origin: ORIGIN, data: HELLO }],
  ['nobody', { source: null, origin: ORIGIN, data: HELLO }],
])('does not listen to %s', (_, event) => {
  const { say, heard } = setup()
  say(event)
  expect(heard).toEqual([])
})

test('does not listen to its window once another origin is in it', () => {
  const { say, heard, target } = setup()
  say({ source: target, origin: 'https://evil.example', data: HELLO })
  expect(heard).toEqual([])
})

test.each([
  ['text', 'demo-wallet:hello'],
  ['an answer without a page', { type: 'demo-wallet:answer', id: 1, approved: true }],
  ['no account', { type: 'demo-wallet:answer', page: 'p', id: 1, approved: true, accounts: [] }],
  ['account nine', { type: 'demo-wallet:answer', page: 'p', id: 1, approved: true, accounts: [9] }],
])('passes over what is no message: %s', (_, data) => {
  const { say, heard, target } = setup()
  say({ source: target, origin: ORIGIN, data })
  expect(heard).toEqual([])
})

test('speaks to its own origin only, and not after closing', () => {
  const { popup, posts, listeners } = setup()
  popup?.post(WAITING)
  expect(posts).toEqual([[WAITING, ORIGIN]])
  popup?.close()
  expect(listeners.size).toBe(0)
})
