import { AttemptCancelledError } from '../errors/cancelled.ts'
import { UserRejectedError, WalletTimeoutError } from '../errors/connection.ts'
import { SafeHostError, SafeUnavailableError } from '../errors/safe.ts'
import type { Timeouts } from '../provider/timeouts.ts'
import { withTimeout } from '../shared/withTimeout.ts'
import { type FrameAnswer, type FrameMethod, readAnswer, writeRequest } from './messages.ts'

export type FrameOptions = {
  window: Window
  /** Where a host may be: exact origins, scheme included. */
  origins: readonly string[]
  timeouts: Pick<Timeouts, 'read' | 'prompt'>
  createId?: () => string
}

export type CallOptions = { timeout?: number; signal?: AbortSignal }

export type Frame = {
  /** Asks the host, for a bounded time. What it answers may be anything. */
  call(method: FrameMethod, params?: unknown, options?: CallOptions): Promise<unknown>
  close(): void
}

/** What a person answers; the host answers the rest by itself. */
const prompts: ReadonlySet<FrameMethod> = new Set<FrameMethod>([
  'sendTransactions',
  'signMessage',
  'signTypedMessage',
  'requestAddressBook',
  'wallet_requestPermissions',
])

/**
 * R-FRAME-2: speaks with the window around this one, if it is an allowed host. Questions go to no
 * other origin; answers count once, in time, from that window and from one allowed origin alone.
 */
export function createFrame(options: FrameOptions): Frame {
  const { window, timeouts, createId = () => crypto.randomUUID() } = options
  // What is not one exact origin may frame this page, and is not spoken with.
  const allowed = new Set(
    options.origins.filter((origin) => origin !== 'null' && !origin.includes('*')),
  )
  const waiting = new Map<string, (answer: FrameAnswer) => void>()
  /** The origin that answered first: a host does not move. */
  let host = knownHost(window, allowed)

  const onMessage = ({ source, origin, data }: MessageEvent) => {
    if (source !== window.parent || !allowed.has(origin)) return
    if (host !== undefined && host !== origin) return
    const answer = readAnswer(data)
    const settle = answer && waiting.get(answer.id)
    if (!answer || !settle) return
    host = origin
    waiting.delete(answer.id)
    settle(answer)
  }
  window.addEventListener('message', onMessage)

  const post = (message: unknown) => {
    // While it is not known which of them it is: the browser delivers to the right one only.
    for (const origin of host ? [host] : allowed) {
      window.parent.postMessage(message, origin)
    }
  }

  return {
    close: () => window.removeEventListener('message', onMessage),
    async call(method, params, { timeout, signal } = {}) {
      if (signal?.aborted) throw new AttemptCancelledError()
      if (allowed.size === 0 || host === null) throw notAllowed()
      const id = createId()
      const limit = timeout ?? (prompts.has(method) ? timeouts.prompt : timeouts.read)
      const answered = new Promise((resolve, reject) => {
        waiting.set(id, (answer) =>
          answer.success ? resolve(answer.data) : reject(toError(answer.error)),
        )
        try {
          post(writeRequest(id, method, params))
        } catch (cause) {
          // Something that cannot be sent from one window to another.
          reject(new SafeHostError({ cause }))
        }
      })
      return withTimeout(answered, {
        milliseconds: limit,
        onTimeout: () => new WalletTimeoutError(limit, method),
        signal,
      }).finally(() => waiting.delete(id))
    },
  }
}

/** The host's origin where the browser tells; `null`: it tells of one that is not allowed. */
function knownHost(window: Window, allowed: ReadonlySet<string>): string | null | undefined {
  // Firefox does not have it.
  const [parent] = Array.from(window.location?.ancestorOrigins ?? [])
  if (parent === undefined) return undefined
  return allowed.has(parent) ? parent : null
}

const notAllowed = () =>
  new SafeUnavailableError({ details: 'The page around this one is not an allowed host.' })

/** Hosts answer with a sentence; the one about rejection is the only one that means something. */
const toError = (text: string) =>
  /\breject(ed)?\b/i.test(text)
    ? new UserRejectedError({ details: text })
    : new SafeHostError({ details: text })
