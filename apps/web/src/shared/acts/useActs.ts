import { useMemo, useSyncExternalStore } from 'react'
import { useApp } from '../AppContext.ts'
import { useStore } from '../local/useStore.ts'
import type { Act } from './act.ts'
import type { Acts } from './acts.ts'

type Told = 'giveUp' | 'declareNotSent' | 'dismiss' | 'forget' | 'markListed'
type Doing = Omit<Acts, 'get' | 'subscribe' | 'follow' | Told>

export type UsedActs = Doing & {
  /** Everything that this browser knows of; none until something was begun. */
  acts: readonly Act[]
} & Record<Told, (id: string) => Promise<void>>

const NONE: readonly Act[] = []

/** What can be done, and what has been begun. Its code is fetched with the first thing that is done. */
export function useActs(): UsedActs {
  const lazy = useApp().acts
  const started = useStore(lazy)
  const acts = useSyncExternalStore(
    (listener) => started?.subscribe(listener) ?? (() => {}),
    () => started?.get() ?? NONE,
  )
  const doing = useMemo(() => {
    const call =
      <Name extends keyof Doing | Told>(name: Name) =>
      async (...parameters: Parameters<Acts[Name]>): Promise<Awaited<ReturnType<Acts[Name]>>> => {
        const loaded = await lazy.load()
        // The parameters are those of this very function.
        const run = loaded[name] as (...given: Parameters<Acts[Name]>) => ReturnType<Acts[Name]>
        return await run(...parameters)
      }
    return {
      propose: call('propose'),
      confirm: call('confirm'),
      execute: call('execute'),
      remove: call('remove'),
      send: call('send'),
      resume: call('resume'),
      receive: call('receive'),
      share: call('share'),
      quote: call('quote'),
      replace: call('replace'),
      acceptUnwritten: call('acceptUnwritten'),
      look: call('look'),
      readGround: call('readGround'),
      giveUp: call('giveUp'),
      declareNotSent: call('declareNotSent'),
      dismiss: call('dismiss'),
      forget: call('forget'),
      markListed: call('markListed'),
    }
  }, [lazy])
  return { ...doing, acts }
}
