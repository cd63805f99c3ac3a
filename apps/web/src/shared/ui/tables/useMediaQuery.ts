import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds, now and whenever that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  // Where there is no window, none holds.
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** R-UI-4: below this the layout is compact. */
export const NARROW = '(max-width: 767.98px)'
