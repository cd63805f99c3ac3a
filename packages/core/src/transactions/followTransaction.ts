import type { Clock } from './clock.ts'
import type { Look } from './lookAtTransaction.ts'
import type { Transaction, TransactionId } from './transaction.ts'
import type { TransactionEvent } from './transactionReducer.ts'

/** A look that takes longer counts as an outage. */
const LOOK_TIMEOUT = 30_000

/** The longest pause during an outage. */
const MAX_PAUSE = 60_000

/** Nobody knows it: given up when it is this old and so many looks in a row found nothing. */
const GIVE_UP_AGE = 86_400_000
const GIVE_UP_LOOKS = 5

export type FollowTransactionParameters = {
  /** The transaction as it stands now; nothing when there is no more to follow. */
  current(): Transaction | undefined
  look(transaction: Transaction): Promise<Look>
  dispatch(event: TransactionEvent): void
  clock: Clock
  /** Milliseconds between looks. */
  interval: number
}

/**
 * R-TX-4: looks at one transaction, at once and then at every interval, until it is settled.
 * A failing node only makes the pauses longer. Returns how to stop.
 */
export function followTransaction(parameters: FollowTransactionParameters): () => void {
  const { current, look, dispatch, clock, interval } = parameters
  let stopped = false
  let cancelTimer = () => {}
  /** Looks in a row that failed, which lengthens the pause, and that found nothing. */
  let failed = 0
  let empty = 0

  /** There is one timer at a time: the pause, or the limit of the look. */
  function setTimer(milliseconds: number, run: () => void): void {
    cancelTimer()
    cancelTimer = clock.after(milliseconds, run)
  }

  async function lookInTime(transaction: Transaction): Promise<Look> {
    const tooLate = new Promise<never>((_, reject) => {
      setTimer(LOOK_TIMEOUT, () => reject(new Error('The node did not answer in time.')))
    })
    return Promise.race([look(transaction), tooLate])
  }

  function apply(transaction: Transaction, seen: Look): void {
    const id = idOf(transaction)
    failed = seen.found === 'gone' ? failed + 1 : 0
    empty = seen.found === 'gone' || seen.found === 'nothing' ? empty + 1 : 0
    if (seen.found === 'outcome') dispatch({ type: 'settled', id, outcome: seen.outcome })
    if (seen.found === 'waiting' && seen.sender) {
      dispatch({ type: 'learned', id, sender: seen.sender })
    }
    if (empty >= GIVE_UP_LOOKS && clock.now() - transaction.addedAt >= GIVE_UP_AGE) {
      const reason = seen.found === 'gone' ? 'replaced' : 'dropped'
      dispatch({ type: 'settled', id, outcome: { status: 'failed', reason } })
    }
  }

  async function run(): Promise<void> {
    const transaction = current()
    if (!transaction) return
    try {
      const seen = await lookInTime(transaction)
      if (!stopped) apply(transaction, seen)
    } catch {
      failed += 1
    }
    cancelTimer()
    if (stopped || !current()) return
    const pause = Math.min(interval * 2 ** Math.min(failed, 10), MAX_PAUSE)
    setTimer(Math.max(interval, pause), () => void run())
  }

  void run()
  return () => {
    stopped = true
    cancelTimer()
  }
}

const idOf = ({ address, chainId, hash, addedAt }: Transaction): TransactionId => ({
  address,
  chainId,
  hash,
  addedAt,
})
