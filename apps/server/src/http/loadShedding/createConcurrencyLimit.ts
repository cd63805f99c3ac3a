export type ConcurrencyRule = {
  /** How many run at once. */
  maxRunning: number
  /** How many may wait for a slot. */
  maxWaiting: number
  /** How long one waits before it is sent away. */
  maxWaitMs: number
}

type Ticket = {
  /** Called once, when there is a slot. */
  start: () => void
  /** Called instead, when there is none. */
  refuse: () => void
}

export type ConcurrencyLimit = {
  /** Asks for a slot. The function it returns gives the slot, or the wait for it, back. */
  enter: (ticket: Ticket) => () => void
  /** Whether whoever came now would be refused. */
  isFull: () => boolean
  state: () => { running: number; waiting: number }
}

/**
 * A bounded number of slots with a short, bounded queue. Work that would be answered too late to
 * be of use is refused while that is still cheap: so the rest is answered in time.
 */
export function createConcurrencyLimit(rule: ConcurrencyRule): ConcurrencyLimit {
  let running = 0
  /** In the order they came. */
  const waiting = new Set<() => void>()

  function startNext(): void {
    const [next] = waiting
    if (next && running < rule.maxRunning) next()
  }

  function begin({ start }: Ticket): () => void {
    running += 1
    let over = false
    start()
    return () => {
      if (over) return
      over = true
      running -= 1
      startNext()
    }
  }

  function wait(ticket: Ticket): () => void {
    let leave = () => {
      clearTimeout(timer)
      waiting.delete(take)
    }
    const take = () => {
      clearTimeout(timer)
      waiting.delete(take)
      leave = begin(ticket)
    }
    const timer = setTimeout(() => {
      waiting.delete(take)
      ticket.refuse()
    }, rule.maxWaitMs)
    waiting.add(take)
    return () => leave()
  }

  return {
    enter(ticket) {
      if (running < rule.maxRunning) return begin(ticket)
      if (waiting.size < rule.maxWaiting) return wait(ticket)
      ticket.refuse()
      return () => {}
    },
    isFull: () => running >= rule.maxRunning && waiting.size >= rule.maxWaiting,
    state: () => ({ running, waiting: waiting.size }),
  }
}
