import { useMemo } from 'react'
import { type DialogName, useCountersign } from './context.ts'
import { content } from './dialogs/content.ts'
import { deferredCode } from './parts/deferredCode.ts'

/** What all dialogs share; fetched on first intent, never with the page. */
export const dialogs = deferredCode(() => import('./dialogs/Dialogs.tsx'))

/** Everything one dialog needs. */
export const loadDialog = (name: DialogName): Promise<unknown> =>
  Promise.all([dialogs.load(), content[name].load()])

/** Handlers that get a dialog ready before it is asked for: on hover, focus and first touch. */
export function usePrefetch(name: DialogName) {
  const { warmUp } = useCountersign()
  return useMemo(() => {
    const warm = () => warmUp(name)
    return { onPointerEnter: warm, onFocus: warm, onTouchStart: warm }
  }, [name, warmUp])
}
