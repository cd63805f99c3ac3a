import { detectPlatform, type Platform } from '@countersign/core'
import { useMemo } from 'react'

/** The visitor's phone or browser. Dialogs only ever render in one, so there is a navigator. */
export function usePlatform(): Platform {
  return useMemo(
    () =>
      detectPlatform({
        userAgent: navigator.userAgent,
        maxTouchPoints: navigator.maxTouchPoints,
        brave: 'brave' in navigator ? navigator.brave : undefined,
      }),
    [],
  )
}
