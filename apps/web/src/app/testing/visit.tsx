import type { FakeAnswer, FakeRequest } from '@countersign/gateway/testing'
import type { Locale } from '@countersign/kit'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { AppConfig } from '../../shared/appConfig.ts'
import { createMemory } from '../../shared/local/createMemory.ts'
import { testChains } from '../../shared/testing/testChains.ts'
import { App } from '../App.tsx'
import { loadLanguage } from '../language.ts'

const appConfig = {
  appName: 'Countersign',
  chains: testChains,
  walletConnect: null,
  frameOrigins: [],
  demo: false,
  isGatewayOwn: true,
  demoAccounts: [],
  described: [],
  prices: null,
}

type VisitOptions = {
  locale?: Locale
  /** What our own server says at `/api/`, beside the gateway; default: that there is nothing. */
  api?: (path: string) => unknown
  /** A server that really runs: everything is asked of it, and `answers` of nobody. */
  server?: VisitedServer
}

export type VisitedServer = {
  url: string
  appConfig: AppConfig
  /** Who really asks it; default: `fetch`. */
  ask?: (url: URL, init: RequestInit | undefined) => Promise<Response>
  /** What a liar makes of an answer, by what was asked, also later; whatever it throws is a network that fails. */
  tamper?: (answer: unknown, asked: { url: URL; body: unknown }) => unknown
}

/**
 * The whole app at an address, in this test's page, over a gateway that is made of answers. No node can
 * be reached, so what is said of accounts is what the gateway says.
 */
export async function visit(
  address: string,
  answers: readonly FakeAnswer[],
  { locale = 'en', api = () => undefined, server }: VisitOptions = {},
) {
  // What a real server answers comes when it comes, as in a browser.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: !server })
  const run = server ? async (work: () => void) => work() : act
  window.history.replaceState(null, '', address)
  const requests: FakeRequest[] = []
  const asking = new Set<Promise<unknown>>()
  vi.stubGlobal('fetch', server ? fetchOf(server, asking) : fakeFetch(answers, requests, api))
  const storage = leavableStorage()
  vi.stubGlobal('localStorage', storage.own)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('ResizeObserver', NoObserver)
  HTMLDialogElement.prototype.showModal = openDialog
  HTMLDialogElement.prototype.close = closeDialog
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const memory = createMemory()
  memory.preferences.set({ ...memory.preferences.get(), locale })
  const language = await loadLanguage(locale)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  await run(async () =>
    root.render(<App {...{ appConfig: server?.appConfig ?? appConfig, memory, language }} />),
  )
  return {
    requests,
    /** What stands in the page. */
    text: () => place.querySelector('main')?.textContent ?? '',
    place,
    /** Whether a server still has to answer something. */
    isAsking: () => asking.size > 0,
    /** Another page of the same app, as by a link. */
    goTo: (next: string) =>
      run(async () => {
        window.history.pushState(null, '', next)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }),
    leave: async () => {
      await run(async () => root.unmount())
      place.remove()
      vi.unstubAllGlobals()
      storage.leave()
    },
  }
}

/** A page's own until it is left: what it would still write then, late, the next page must not find. */
function leavableStorage() {
  const real = globalThis.localStorage
  let isLeft = false
  const own = new Proxy(real, {
    get(_, key) {
      const item: unknown = Reflect.get(real, key)
      if (typeof item !== 'function') return item
      return (...values: unknown[]) => (isLeft ? null : item.apply(real, values))
    },
  })
  const leave = () => {
    isLeft = true
    real.clear()
  }
  return { own, leave }
}

/** As far as it can be seen: nothing here stands above anything else. */
function openDialog(this: HTMLDialogElement) {
  this.open = true
}

function closeDialog(this: HTMLDialogElement) {
  this.open = false
}

/** Nothing has a size here. */
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Lets the page catch up until something is so, however slow the machine; only what hangs is given up. */
export async function until(isSo: () => unknown, tries = 12_000): Promise<void> {
  for (let n = 0; n < tries; n += 1) {
    if (isSo()) return
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10))
    })
  }
  throw new Error(`It never became so: ${isSo}\n${document.body.textContent}`)
}

/** The same path, asked of a server; what comes back may be made another by a liar. */
function fetchOf(
  { url: server, ask = globalThis.fetch, tamper }: VisitedServer,
  asking: Set<Promise<unknown>>,
): typeof fetch {
  const answer: typeof fetch = async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input, window.location.href)
    const url = new URL(`${asked.pathname}${asked.search}`, server)
    const response = await ask(url, init)
    const { status, headers } = response
    // Whole, so that what is read of it later is there at once.
    const text = await response.text()
    const isJson = headers.get('content-type')?.includes('json')
    if (!tamper || !isJson) return new Response(text || null, { status, headers })
    const question = init?.body
    const body: unknown = typeof question === 'string' ? JSON.parse(question) : undefined
    const told = await tamper(JSON.parse(text), { url, body })
    return told instanceof Response ? told : Response.json(told, { status })
  }
  return (...question) => {
    const answering = answer(...question)
    asking.add(answering)
    const end = () => asking.delete(answering)
    answering.then(end, end)
    return answering
  }
}

function fakeFetch(
  answers: readonly FakeAnswer[],
  requests: FakeRequest[],
  api: (path: string) => unknown,
): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.href)
    if (url.pathname.startsWith('/api/rpc/')) throw new TypeError('fetch failed')
    if (url.pathname.startsWith('/api/')) {
      const json = api(url.pathname)
      return json === undefined ? new Response(null, { status: 204 }) : Response.json(json)
    }
    const method = init?.method ?? 'GET'
    const found = answers.find(({ endpoint }) => {
      const route = endpoint.path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')
      return endpoint.method === method && new RegExp(`^${route}/?$`).test(url.pathname)
    })
    const text = init?.body
    const body: unknown = typeof text === 'string' ? JSON.parse(text) : undefined
    const request: FakeRequest = { name: found?.endpoint.name ?? '', url, body }
    requests.push(request)
    const reply = found?.reply(request)
    if (!reply || !('json' in reply)) return new Response('{}', { status: 404 })
    return Response.json(reply.json ?? null, { status: reply.status })
  }
}
