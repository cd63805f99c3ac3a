import { PopupBlockedError, UserRejectedError } from '../errors/connection.ts'
import type { Provider } from '../provider/types.ts'

/** What the SDK keeps to itself: its line to the window. Its version is pinned, and a test reads it. */
export type PopupLine = {
  popup: { close(): void } | null
  listeners: Map<(event: MessageEvent) => void, unknown>
}

export type PopupProvider = Provider & { readonly communicator: PopupLine }

/** How often a window is looked at: one that is closed before it has loaded says nothing. */
const LOOK_MS = 400

/** Stands for a window that the browser refused. Closed, so that the next request opens another. */
const BLOCKED = { closed: true, focus() {}, close() {}, postMessage() {} }

/**
 * R-WAL-4: requests that are answered in a window of the wallet's. Left to itself, the SDK waits for
 * ever for a window that was blocked (with a button of its own, behind our dialog) or closed too early.
 */
export function watchPopup(sdk: PopupProvider, page: Window) {
  let giveUp: ((reason: Error) => void) | undefined

  /** Nobody waits any more: its window goes, and so do its listeners, which would open another. */
  function hangUp(): void {
    const { communicator } = sdk
    communicator.popup?.close()
    communicator.popup = null
    for (const listener of communicator.listeners.keys()) {
      page.removeEventListener('message', listener)
    }
    communicator.listeners.clear()
  }

  function request(args: Parameters<Provider['request']>[0]): Promise<unknown> {
    const { popup, answer } = openedBy(page, () => sdk.request(args))
    if (popup === undefined) return answer
    return new Promise((resolve, reject) => {
      const end = () => {
        clearInterval(timer)
        if (giveUp === fail) giveUp = undefined
      }
      const fail = (reason: Error) => {
        end()
        hangUp()
        reject(reason)
      }
      giveUp = fail
      let wasClosed = false
      const timer = setInterval(() => {
        if (!popup) return fail(new PopupBlockedError())
        // Twice, because a window that has answered closes itself, too.
        if (popup.closed && wasClosed) fail(new UserRejectedError({ details: 'Window closed.' }))
        wasClosed = popup.closed
      }, LOOK_MS)
      answer.then(
        (value) => {
          end()
          resolve(value)
        },
        (error) => {
          end()
          reject(error)
        },
      )
    })
  }

  return { request, cancel: () => giveUp?.(new UserRejectedError({ details: 'Cancelled.' })) }
}

/** Asks, and looks at which window that opens; the SDK opens it before it waits for anything. */
function openedBy(page: Window, ask: () => Promise<unknown>) {
  const { open } = page
  let popup: Window | null | undefined
  page.open = (...parameters) => {
    popup = open.apply(page, parameters)
    // As much of a window as the SDK touches before it has loaded.
    return popup ?? (BLOCKED as unknown as Window)
  }
  try {
    return { answer: ask(), popup: popup as Window | null | undefined }
  } finally {
    page.open = open
  }
}
