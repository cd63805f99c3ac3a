import type { Ask } from '../asks.ts'
import type { Waiting, WindowMessage } from '../bridge/messages.ts'
import type { NoteHandlers, ShowNote } from '../bridge/note.ts'
import type { OpenPopup } from '../bridge/popup.ts'

/** The wallet's window and the person before it. */
export function fakeWindow() {
  let blocked = false
  let silent = false
  let open: { closed: boolean; onMessage: (message: WindowMessage) => void } | undefined
  let last: Waiting | undefined
  let note: NoteHandlers | undefined
  const log: string[] = []

  const openPopup: OpenPopup = (onMessage) => {
    if (blocked) {
      log.push('blocked')
      return null
    }
    log.push('open')
    const popup = { closed: false, onMessage }
    open = popup
    if (!silent) queueMicrotask(() => onMessage({ type: 'demo-wallet:hello' }))
    return {
      post(message) {
        last = message
      },
      focus() {},
      close() {
        popup.closed = true
        log.push('close')
      },
      isClosed: () => popup.closed,
    }
  }
  const showNote: ShowNote = (handlers) => {
    note = handlers
    log.push('note')
    return {
      hide() {
        note = undefined
        log.push('note hidden')
      },
    }
  }
  const requests = () => (open && !open.closed ? (last?.requests ?? []) : [])

  return {
    openPopup,
    showNote,
    log,
    /** What the window shows. */
    shown: (): Ask | undefined => requests().find(({ held }) => !held)?.ask,
    requests,
    note: () => note,
    answer(approved: boolean, accounts?: number[]) {
      const request = requests().find(({ held }) => !held)
      if (!request || !last) throw new Error('The window shows nothing.')
      const { id } = request
      open?.onMessage({ type: 'demo-wallet:answer', page: last.page, id, approved, accounts })
    },
    /** Whatever the window says. */
    say: (message: WindowMessage) => open?.onMessage(message),
    /** The person closes the window. */
    closeByHand() {
      if (open) open.closed = true
    },
    setBlocked(next: boolean) {
      blocked = next
    },
    /** Opens, but never reports: cut off from its opener. */
    setSilent(next: boolean) {
      silent = next
    },
    isOpen: () => open !== undefined && !open.closed,
  }
}
