import type { OutboxEntry } from '@countersign/outbox'
import { useEffect, useRef, useState } from 'react'
import { sayFault, sayStage } from '../../shared/acts/status/sayFault.ts'
import { useActs } from '../../shared/acts/useActs.ts'
import { useListSent } from '../../shared/acts/useListSent.ts'
import { actWords } from '../../shared/acts/words.ts'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ActToasts.module.css'

/** So long it can be read. */
const SHOWN_MS = 8_000

type Toast = { key: string; act: OutboxEntry }

/** What has just become of an act, wherever the visitor is: said aloud, and gone after a while. */
export function ActToasts() {
  useListSent()
  const say = useWords(actWords)
  const { acts } = useActs()
  const toasts = useToasts(acts)
  return (
    <div className={styles.place} role="status" aria-label={say('toasts')} data-screen-only="">
      {toasts.map(({ key, act }) => (
        <p key={key} className={styles.toast} data-toast={act.stage}>
          <strong>{act.description}</strong> · {sayStage(say, act)}{' '}
          {act.fault && <span>{sayFault(say, act.fault)}</span>}
        </p>
      ))}
    </div>
  )
}

/** One for each change since the page was opened; the latest of an act replaces the one before. */
function useToasts(acts: readonly OutboxEntry[]): readonly Toast[] {
  const known = useRef<ReadonlyMap<string, string>>(undefined)
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  useEffect(() => {
    const before = known.current
    known.current = new Map(acts.map((act) => [act.id, signOf(act)]))
    // What was so when the page was opened is no news.
    if (!before) return
    const news = acts
      .filter((act) => act.stage !== 'draft' || act.prompt || act.fault)
      .filter((act) => before.get(act.id) !== signOf(act))
      .map((act) => ({ key: `${act.id} ${act.changedAt}`, act }))
    if (news.length === 0) return
    const isNew = (id: string) => news.some(({ act }) => act.id === id)
    setToasts((shown) => [...shown.filter(({ act }) => !isNew(act.id)), ...news].slice(-3))
  }, [acts])
  useEffect(() => {
    if (toasts.length === 0) return
    const timer = setTimeout(() => setToasts([]), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [toasts])
  return toasts
}

/** What makes it news. */
const signOf = ({ stage, prompt, unresolvedSend, fault }: OutboxEntry): string =>
  [stage, prompt?.token, unresolvedSend?.token, fault?.kind].join(' ')
