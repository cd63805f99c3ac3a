import type { Clock } from '@countersign/core/transactions'
import type { Ask } from './asks.ts'
import type { Waiting, WindowMessage } from './bridge/messages.ts'
import type { Note, ShowNote } from './bridge/note.ts'
import type { OpenPopup, Popup } from './bridge/popup.ts'
import { userRejected } from './errors.ts'
import { emptyQueue, type Queue, type QueueEvent, type Rules, reduceQueue } from './queue.ts'

const LINGER = 500
const CLOSED_POLL = 250
/** A window that has not reported by now is not coming: the page's note takes over. */
const READY_WITHIN = 5_000

export type Answer = { accounts: readonly number[] | undefined }

export type ApprovalsParameters = {
  /** Names this page among the tabs. */
  page: string
  origin: string
  rules: () => Rules
  /** Calls back when the rules may have changed. */
  onRulesChange: (listener: () => void) => () => void
  openPopup: OpenPopup
  showNote: ShowNote
  /** To windows that no page opened: the wallet's settings. */
  broadcast: (message: Waiting) => void
  clock: Clock
}

export type Approvals = {
  /** Resolves when approved; rejects with 4001. */
  ask(ask: Ask): Promise<Answer>
  /** From a window that is not this page's own pop-up. */
  receive(message: WindowMessage): void
  /** Rejects everything. */
  reset(): void
  /** The page goes away. */
  leave(): void
}

type Pending = { ask: Ask; resolve: (answer: Answer) => void; reject: (error: Error) => void }

/** The effects around the queue: promises, the window, the note, the clock. */
export function createApprovals(parameters: ApprovalsParameters): Approvals {
  const { clock, page, origin } = parameters
  const pending = new Map<number, Pending>()
  let queue = emptyQueue(parameters.rules())
  let lastId = 0
  let popup: Popup | null = null
  let note: Note | null = null
  let stopSurface: (() => void)[] = []

  // Effects may dispatch (a blocked window does, at once): events line up instead of nesting.
  const events: QueueEvent[] = []
  let running = false
  function dispatch(event: QueueEvent) {
    events.push(event)
    if (running) return
    running = true
    for (let next = events.shift(); next; next = events.shift()) {
      const before = queue
      queue = reduceQueue(before, next)
      apply(before, queue)
    }
    running = false
  }

  function apply(before: Queue, after: Queue) {
    for (const { id, approved, accounts } of after.settled) {
      const request = pending.get(id)
      pending.delete(id)
      if (approved) request?.resolve({ accounts })
      else request?.reject(userRejected())
    }
    if (before.surface !== after.surface) changeSurface(after)
    if (before.entries !== after.entries) report(after)
  }

  function changeSurface({ surface }: Queue) {
    for (const stop of stopSurface) stop()
    stopSurface = []
    note?.hide()
    note = null
    if (surface === 'opening') {
      openWindow()
      stopSurface.push(clock.after(READY_WITHIN, () => dispatch({ type: 'windowUnreachable' })))
    }
    if (surface === 'open' || surface === 'opening' || surface === 'lingering') watchClosing()
    if (surface === 'lingering') {
      stopSurface.push(clock.after(LINGER, () => dispatch({ type: 'lingerEnded' })))
    }
    if (surface === 'blocked') {
      note = parameters.showNote({
        onOpen: () => dispatch({ type: 'windowRequested' }),
        onReject: () => dispatch({ type: 'noteRejected' }),
      })
    }
    if (surface === 'closed') closeWindow()
  }

  function openWindow() {
    closeWindow()
    popup = parameters.openPopup((message) => {
      if (message.type === 'demo-wallet:hello') dispatch({ type: 'windowReady' })
      receive(message)
    })
    if (!popup) dispatch({ type: 'windowUnreachable' })
  }

  function closeWindow() {
    popup?.close()
    popup = null
  }

  function watchClosing() {
    stopSurface.push(
      clock.after(CLOSED_POLL, () => {
        if (!popup?.isClosed()) return watchClosing()
        // Closed before it ever reported: a blocker or the opener policy cut it off, more likely
        // than a person that quick. The note lets them say which.
        dispatch({ type: queue.surface === 'opening' ? 'windowUnreachable' : 'windowClosed' })
      }),
    )
  }

  function report({ entries }: Queue) {
    const requests = entries.flatMap(({ id, held }) => {
      const request = pending.get(id)
      return request ? [{ id, held, ask: request.ask }] : []
    })
    const message: Waiting = { type: 'demo-wallet:waiting', page, origin, requests }
    popup?.post(message)
    parameters.broadcast(message)
  }

  function receive(message: WindowMessage) {
    if (message.type === 'demo-wallet:hello') report(queue)
    else if (message.page === page) {
      const { id, approved, accounts } = message
      dispatch({ type: 'answered', id, approved, accounts })
    }
  }

  parameters.onRulesChange(() => {
    const rules = parameters.rules()
    const { answer, hold, locked } = queue.rules
    if (rules.answer === answer && rules.hold === hold && rules.locked === locked) return
    dispatch({ type: 'rulesChanged', rules })
  })

  return {
    ask(ask) {
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        pending.set(id, { ask, resolve, reject })
        popup?.focus()
        dispatch({ type: 'asked', id, unlock: ask.kind === 'unlock' })
      })
    },
    receive,
    reset: () => dispatch({ type: 'reset' }),
    leave() {
      parameters.broadcast({ type: 'demo-wallet:waiting', page, origin, requests: [] })
      closeWindow()
    },
  }
}
