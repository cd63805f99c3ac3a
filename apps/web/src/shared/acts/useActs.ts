import type { OutboxEntry } from '@countersign/outbox'
import { useMemo, useSyncExternalStore } from 'react'
import { useApp } from '../AppContext.ts'
import { useStore } from '../local/useStore.ts'
import type { Acts } from './acts.ts'

type Told = 'giveUp' | 'declareNotSent' | 'dismiss' | 'forget' | 'markListed'
type Doing = Omit<Acts, 'get' | 'subscribe' | 'unread' | 'follow' | Told>

export type UsedActs = Doing & {
  /** Everything that this browser knows of; none until something was begun. */
  acts: readonly OutboxEntry[]
  /** The messages among it. */
  messages: readonly OutboxEntry[]
} & Record<Told, (id: string) => Promise<void>>

type Name = keyof Omit<UsedActs, 'acts' | 'messages'>

const NONE: readonly OutboxEntry[] = []

/**
 * What was handed to a Safe's host is told of by the host, unless nobody knows whether it has heard of it;
 * messages have a page of their own.
 */
const isAct = (entry: OutboxEntry): boolean => {
  const { kind, transaction, safeTxHash, stage, unresolvedSend } = entry
  const isHandedOver = transaction === null && (safeTxHash === null || stage === 'indexed')
  return kind === 'wallet' || (kind === 'safe' && (!isHandedOver || unresolvedSend !== null))
}

/** All of them, by the types: one that is left out is none. */
const DOING: Readonly<Record<Name, 0>> = {
  ...{ propose: 0, reject: 0, handOver: 0, confirm: 0, execute: 0, remove: 0, send: 0, resume: 0 },
  ...{ receive: 0, share: 0, quote: 0, replace: 0, acceptUnwritten: 0, look: 0, readSnapshot: 0 },
  ...{ signMessage: 0, receiveMessage: 0 },
  ...{ giveUp: 0, declareNotSent: 0, dismiss: 0, forget: 0, markListed: 0 },
}
const NAMES = Object.keys(DOING) as Name[] // those that it is made of

/** What can be done, and what has been begun. Its code is fetched with the first thing that is done. */
export function useActs(): UsedActs {
  const lazy = useApp().acts
  const started = useStore(lazy)
  const entries = useSyncExternalStore(
    (listener) => started?.subscribe(listener) ?? (() => {}),
    () => started?.get() ?? NONE,
  )
  const known = useMemo(
    () => ({
      acts: entries.filter(isAct),
      messages: entries.filter(({ kind }) => kind === 'message'),
    }),
    [entries],
  )
  const doing = useMemo(() => {
    const call =
      (name: Name) =>
      async (...given: never[]): Promise<unknown> =>
        // Each is called with its own parameters: those of the function by this name.
        ((await lazy.load())[name] as (...given: never[]) => unknown)(...given)
    return Object.fromEntries(NAMES.map((name) => [name, call(name)])) as Omit<
      UsedActs,
      'acts' | 'messages'
    > // one by each name
  }, [lazy])
  return { ...doing, ...known }
}
