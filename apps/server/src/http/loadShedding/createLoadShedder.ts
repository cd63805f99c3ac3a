import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hasBody } from '../bodies/hasBody.ts'
import type { RouteTable } from '../routing/createRouteTable.ts'
import { requestPath } from '../routing/requestPath.ts'
import {
  type ConcurrencyLimit,
  type ConcurrencyRule,
  createConcurrencyLimit,
} from './createConcurrencyLimit.ts'
import type { WorkClass } from './workClass.ts'

export type ConcurrencyRules = Readonly<Record<WorkClass, ConcurrencyRule>>

const CONCURRENCY_RULES: ConcurrencyRules = {
  // These mostly wait for nodes, at most five seconds.
  rpc: { maxRunning: 512, maxWaiting: 128, maxWaitMs: 50 },
  // So do these, for any page's visitors: our own keep theirs.
  walletRpc: { maxRunning: 64, maxWaiting: 32, maxWaitMs: 50 },
  // So do contract accounts; plain ones wait for a signature to be recovered.
  verify: { maxRunning: 96, maxWaiting: 32, maxWaitMs: 50 },
  // These wait for nodes and for the database.
  gateway: { maxRunning: 192, maxWaiting: 256, maxWaitMs: 50 },
  // These wait for hosts of strangers, and a page asks for many at once.
  media: { maxRunning: 48, maxWaiting: 256, maxWaitMs: 4_000 },
  api: { maxRunning: 128, maxWaiting: 256, maxWaitMs: 50 },
}

type CreateLoadShedderParameters = {
  findRoute: RouteTable
  rules?: Partial<ConcurrencyRules> | undefined
  headers: Readonly<Record<string, string>>
  onRefused?: ((work: WorkClass) => void) | undefined
}

export type LoadShedder = {
  /** Lets requests in that have a slot; those with a slow body may go as far as reading it without. */
  guard: (listener: RequestListener) => RequestListener
  /** Asks for the slot of a request whose body came late. @returns whether there is one */
  acquireSlot: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  state: () => Readonly<Record<WorkClass, ReturnType<ConcurrencyLimit['state']>>>
}

const BODY = JSON.stringify({
  code: 'overloaded',
  message: 'There is too much to do at the moment. Try again in a second.',
})

/**
 * Load shedding, in front of everything else: a refusal that costs a tenth of the work is what keeps
 * the server working under three times its load. The app's files and the health checks come from
 * memory and are always let in.
 */
export function createLoadShedder(parameters: CreateLoadShedderParameters): LoadShedder {
  const { findRoute, rules, headers, onRefused } = parameters
  const all = { ...CONCURRENCY_RULES, ...rules }
  const limits = {
    rpc: createConcurrencyLimit(all.rpc),
    walletRpc: createConcurrencyLimit(all.walletRpc),
    verify: createConcurrencyLimit(all.verify),
    gateway: createConcurrencyLimit(all.gateway),
    media: createConcurrencyLimit(all.media),
    api: createConcurrencyLimit(all.api),
  }
  const fields = {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(BODY),
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  }

  /** Those that have asked for their slot. */
  const asked = new WeakSet<IncomingMessage>()
  const workOf = ({ url = '' }: IncomingMessage) => findRoute(requestPath(url))?.cost

  function enter(
    work: WorkClass,
    response: ServerResponse,
    { start, refuse }: Parameters<ConcurrencyLimit['enter']>[0],
  ): void {
    const leave = limits[work].enter({
      start,
      refuse: () => {
        onRefused?.(work)
        refuse()
      },
    })
    if (response.closed) leave()
    else response.once('close', leave)
  }

  return {
    guard: (listener) => (request: IncomingMessage, response: ServerResponse<IncomingMessage>) => {
      // Node gives both the same class; only the type of `listener` is narrower.
      const start = () => listener(request, response as Parameters<RequestListener>[1])
      const refuse = () => response.writeHead(503, fields).end(BODY)
      const work = workOf(request)
      if (!work) return start()
      const acquireNow = () => {
        asked.add(request)
        enter(work, response, { start, refuse })
      }
      if (!hasBody(request)) return acquireNow()
      if (limits[work].isFull()) {
        onRefused?.(work)
        return refuse()
      }
      // A short body comes together with its head, and is parsed as soon as we return: then it is
      // refused here, where that is cheap. Only one that is still on its way is waited for inside.
      setImmediate(() => (request.complete ? acquireNow() : start()))
    },
    acquireSlot(request, response) {
      const work = workOf(request)
      if (!work || asked.has(request)) return Promise.resolve(true)
      return new Promise((resolve) =>
        enter(work, response, { start: () => resolve(true), refuse: () => resolve(false) }),
      )
    },
    state: () => ({
      rpc: limits.rpc.state(),
      walletRpc: limits.walletRpc.state(),
      verify: limits.verify.state(),
      gateway: limits.gateway.state(),
      media: limits.media.state(),
      api: limits.api.state(),
    }),
  }
}
