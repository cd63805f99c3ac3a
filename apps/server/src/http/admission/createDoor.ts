import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { hasBody } from '../bodies/hasBody.ts'
import type { RouteTable } from '../routing/createRouteTable.ts'
import { requestPath } from '../routing/requestPath.ts'
import { type Admission, type AdmissionRule, createAdmission } from './createAdmission.ts'
import type { WorkClass } from './workClass.ts'

export type AdmissionRules = Readonly<Record<WorkClass, AdmissionRule>>

const ADMISSION_RULES: AdmissionRules = {
  // These mostly wait for nodes, at most five seconds.
  rpc: { maxRunning: 512, maxWaiting: 128, maxWaitMs: 50 },
  // So do contract accounts; plain ones wait for a signature to be recovered.
  verify: { maxRunning: 96, maxWaiting: 32, maxWaitMs: 50 },
  // These wait for nodes and for the database.
  gateway: { maxRunning: 192, maxWaiting: 256, maxWaitMs: 50 },
  // These wait for hosts of strangers, and a page asks for many at once.
  media: { maxRunning: 48, maxWaiting: 256, maxWaitMs: 4_000 },
  api: { maxRunning: 128, maxWaiting: 256, maxWaitMs: 50 },
}

type CreateDoorParameters = {
  findRoute: RouteTable
  rules?: Partial<AdmissionRules> | undefined
  headers: Readonly<Record<string, string>>
  onRefused?: ((work: WorkClass) => void) | undefined
}

export type Door = {
  /** Lets requests in that have a place; those with a body may go as far as reading it without. */
  guard: (listener: RequestListener) => RequestListener
  /** Asks for the place of a request whose body came late. @returns whether there is one */
  takePlace: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
  state: () => Readonly<Record<WorkClass, ReturnType<Admission['state']>>>
}

const BODY = JSON.stringify({
  code: 'overloaded',
  message: 'There is too much to do at the moment. Try again in a second.',
})

/**
 * Puts the places in front of everything else: a refusal that costs a tenth of the work is what
 * keeps the server working under three times its load. The app's files and the health checks come
 * from memory and are always let in.
 */
export function createDoor(parameters: CreateDoorParameters): Door {
  const { findRoute, rules, headers, onRefused } = parameters
  const all = { ...ADMISSION_RULES, ...rules }
  const places = {
    rpc: createAdmission(all.rpc),
    verify: createAdmission(all.verify),
    gateway: createAdmission(all.gateway),
    media: createAdmission(all.media),
    api: createAdmission(all.api),
  }
  const fields = {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(BODY),
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  }

  /** Those that have asked for their place. */
  const placed = new WeakSet<IncomingMessage>()
  const workOf = ({ url = '' }: IncomingMessage) => findRoute(requestPath(url))?.cost

  function enter(
    work: WorkClass,
    response: ServerResponse,
    { start, refuse }: Parameters<Admission['enter']>[0],
  ): void {
    const leave = places[work].enter({
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
      const takeNow = () => {
        placed.add(request)
        enter(work, response, { start, refuse })
      }
      if (!hasBody(request)) return takeNow()
      if (places[work].isFull()) {
        onRefused?.(work)
        return refuse()
      }
      // A short body comes together with its head, and is parsed as soon as we return: then it is
      // refused here, where that is cheap. Only one that is still on its way is waited for inside.
      setImmediate(() => (request.complete ? takeNow() : start()))
    },
    takePlace(request, response) {
      const work = workOf(request)
      if (!work || placed.has(request)) return Promise.resolve(true)
      return new Promise((resolve) =>
        enter(work, response, { start: () => resolve(true), refuse: () => resolve(false) }),
      )
    },
    state: () => ({
      rpc: places.rpc.state(),
      verify: places.verify.state(),
      gateway: places.gateway.state(),
      media: places.media.state(),
      api: places.api.state(),
    }),
  }
}
