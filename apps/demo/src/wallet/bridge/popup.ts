import { parseWindowMessage, type Waiting, type WindowMessage } from './messages.ts'

const WIDTH = 400
const HEIGHT = 680

/** The part of `window` that opening a pop-up needs. */
export type PopupHost = Pick<Window, 'open' | 'screenX' | 'screenY' | 'outerWidth'> & {
  location: Pick<Location, 'origin'>
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

export type Popup = {
  post(message: Waiting): void
  focus(): void
  close(): void
  isClosed(): boolean
}

export type OpenPopup = (onMessage: (message: WindowMessage) => void) => Popup | null

/**
 * Opens the wallet's window beside the page, where an extension's would be. Only that very window,
 * on our own origin, is listened to. `name` is how the window knows it was opened to answer.
 */
export function createOpenPopup(host: PopupHost, url: string, name: string): OpenPopup {
  let opened = 0
  return (onMessage) => {
    const left = Math.max(0, host.screenX + host.outerWidth - WIDTH - 24)
    const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${host.screenY + 64}`
    // A fresh name each time: a window that is still closing must not be taken for the new one.
    opened += 1
    const target = host.open(url, `${name}-${opened}`, features)
    if (!target) return null

    const listener = (event: MessageEvent) => {
      if (event.source !== target || event.origin !== host.location.origin) return
      const message = parseWindowMessage(event.data)
      if (message) onMessage(message)
    }
    host.addEventListener('message', listener)
    return {
      post: (message) => target.postMessage(message, host.location.origin),
      focus: () => target.focus(),
      close() {
        host.removeEventListener('message', listener)
        target.close()
      },
      isClosed: () => target.closed,
    }
  }
}
