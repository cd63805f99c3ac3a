import { CHANNEL, parseWaiting, type Waiting, type WindowMessage } from '../bridge/messages.ts'

/** The window's side of the conversation with pages. */
export type Link = {
  send(message: WindowMessage): void
  onWaiting(listener: (waiting: Waiting) => void): void
}

/** The part of `window` that talking to the opener needs. */
export type OpenerHost = {
  opener: Pick<Window, 'postMessage'>
  location: Pick<Location, 'origin'>
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

/** To the page that opened this window, and to no other. */
export function openerLink({ opener, location, addEventListener }: OpenerHost): Link {
  return {
    send: (message) => opener.postMessage(message, location.origin),
    onWaiting(listener) {
      addEventListener('message', ({ source, origin, data }) => {
        if (source !== opener || origin !== location.origin) return
        const waiting = parseWaiting(data)
        if (waiting) listener(waiting)
      })
    },
  }
}

/** To every page of this origin; the channel itself keeps other origins out. */
export function broadcastLink(channel = new BroadcastChannel(CHANNEL)): Link {
  return {
    send: (message) => channel.postMessage(message),
    onWaiting(listener) {
      channel.addEventListener('message', ({ data }) => {
        const waiting = parseWaiting(data)
        if (waiting) listener(waiting)
      })
    },
  }
}
