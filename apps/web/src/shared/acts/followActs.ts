import type { Act } from './act.ts'
import { lookAtAct } from './lookAtAct.ts'
import type { ActPorts } from './ports.ts'

const EVERY_MS = 3_000

type Timer = { after(milliseconds: number, run: () => void): () => void }

const systemTimer: Timer = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** Looks at everything that is open, again and again. First at what a tab asked that is gone. */
export function followActs(ports: ActPorts, timer: Timer = systemTimer): () => void {
  let stop = () => {}
  let isStopped = false
  const turn = async () => {
    await releaseAbandoned(ports)
    const open = ports.store.get().filter(isOpen)
    for (const act of open) {
      if (isStopped) return
      // Who cannot be reached now is asked again at the next turn.
      await lookAtAct(ports, act).catch(() => undefined)
    }
    if (!isStopped) stop = timer.after(EVERY_MS, () => void turn())
  }
  void turn()
  return () => {
    isStopped = true
    stop()
  }
}

/** A question whose tab is gone is nobody's any more: its lock can be had. */
export async function releaseAbandoned({ store, locks }: ActPorts): Promise<void> {
  for (const { id, asking } of store.get()) {
    if (!asking) continue
    await locks.hold(id, async () => {
      const { token, what } = asking
      // What may have been sent has words of its own.
      const fault = what === 'send' || what === 'replacement' ? undefined : { kind: 'unheard' }
      store.dispatch(id, { type: 'abandoned', token, ...(fault && { fault }) })
    })
  }
}

const isOpen = ({ stage, doubt, kind }: Act): boolean =>
  doubt !== null ||
  stage === 'sent' ||
  stage === 'confirming' ||
  (stage === 'done' && kind === 'safe')
