import type { FrameRequest } from '../messages.ts'

type From = { source?: 'parent' | 'self' | 'other'; origin?: string }

/** A page inside another one: what it posts to its parent, and what windows say to it. */
export function fakeHost({ ancestors }: { ancestors?: readonly string[] } = {}) {
  const posted: { message: FrameRequest; target: string }[] = []
  const listeners = new Set<(event: MessageEvent) => void>()
  const parent = {
    postMessage: (message: FrameRequest, target: string) => void posted.push({ message, target }),
  }
  const page = {
    parent,
    location: { ancestorOrigins: ancestors },
    addEventListener: (_: string, listener: (event: MessageEvent) => void) =>
      void listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent) => void) =>
      void listeners.delete(listener),
  }
  const windows = { parent, self: page, other: {} }
  return {
    // Only what a frame uses of a window.
    window: page as unknown as Window,
    posted,
    last(): FrameRequest {
      const { message } = posted.at(-1) ?? {}
      if (!message) throw new Error('The host was not asked')
      return message
    },
    listeners: () => listeners.size,
    say(data: unknown, { source = 'parent', origin = 'https://safe.example' }: From = {}) {
      const event = { source: windows[source], origin, data }
      // A listener looks at these three only.
      for (const listener of listeners) listener(event as unknown as MessageEvent)
    },
  }
}
