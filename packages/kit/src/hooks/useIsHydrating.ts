import { useSyncExternalStore } from 'react'

/** Whether this is drawn by a server, or in a page for the first time over what a server drew. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
