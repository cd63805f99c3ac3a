import { useMemo } from 'react'
import { type DialogName, useCountersign } from './context.ts'

/** Handlers that get a dialog ready before it is asked for: on hover, focus and first touch. */
export function usePrefetch(name: DialogName) {
  const { warmUp } = useCountersign()
  return useMemo(() => {
    const warm = () => warmUp(name)
    return { onPointerEnter: warm, onFocus: warm, onTouchStart: warm }
  }, [name, warmUp])
}
