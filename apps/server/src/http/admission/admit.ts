import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Admission, type AdmissionRule, createAdmission } from './createAdmission.ts'

/** Kinds of work that must not take each other's places. */
export type WorkClass = 'rpc' | 'verify' | 'gateway' | 'api'
export type AdmissionRules = Readonly<Record<WorkClass, AdmissionRule>>

const ADMISSION_RULES: AdmissionRules = {
  // These mostly wait for nodes, at most five seconds.
  rpc: { maxRunning: 512, maxWaiting: 128, maxWaitMs: 50 },
  // So do contract accounts; plain ones wait for a signature to be recovered.
  verify: { maxRunning: 96, maxWaiting: 32, maxWaitMs: 50 },
  // These wait for nodes and for the database.
  gateway: { maxRunning: 192, maxWaiting: 256, maxWaitMs: 50 },
  api: { maxRunning: 128, maxWaiting: 256, maxWaitMs: 50 },
}

type AdmitParameters = {
  listener: RequestListener
  rules?: Partial<AdmissionRules> | undefined
  headers: Readonly<Record<string, string>>
  onRefused?: ((work: WorkClass) => void) | undefined
}

export type Admitted = {
  listener: RequestListener
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
export function admit({ listener, rules, headers, onRefused }: AdmitParameters): Admitted {
  const all = { ...ADMISSION_RULES, ...rules }
  const places = {
    rpc: createAdmission(all.rpc),
    verify: createAdmission(all.verify),
    gateway: createAdmission(all.gateway),
    api: createAdmission(all.api),
  }
  const fields = {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(BODY),
    'Cache-Control': 'no-store',
    'Retry-After': '1',
  }
  return {
    listener(request: IncomingMessage, response: ServerResponse<IncomingMessage>) {
      const work = workOf(request.url ?? '')
      if (!work) return listener(request, response as Parameters<RequestListener>[1])
      const leave = places[work].enter({
        // Node gives both the same class; only the type of `listener` is narrower.
        start: () => listener(request, response as Parameters<RequestListener>[1]),
        refuse: () => {
          onRefused?.(work)
          response.writeHead(503, fields).end(BODY)
        },
      })
      response.once('close', leave)
    },
    state: () => ({
      rpc: places.rpc.state(),
      verify: places.verify.state(),
      gateway: places.gateway.state(),
      api: places.api.state(),
    }),
  }
}

/** @param url as it stands in the request line */
export function workOf(url: string): WorkClass | undefined {
  const path = pathOf(url)
  if (path.startsWith('/api/rpc/')) return 'rpc'
  if (path.startsWith('/api/auth/verify')) return 'verify'
  if (/^\/(v1|v2|api\/media)\//.test(path)) return 'gateway'
  return path.startsWith('/api/') ? 'api' : undefined
}

/** As the router will read it: nobody gets past the door by another spelling. */
function pathOf(url: string): string {
  const path = url.startsWith('/') || !URL.canParse(url) ? url : new URL(url).pathname
  if (!path.includes('%')) return path
  return path.replace(/%[2-7][0-9a-f]/gi, (code) => decodeURIComponent(code))
}
