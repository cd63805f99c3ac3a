import { type ReactNode, useEffect, useState } from 'react'
import type { DeferredCode } from './deferredCode.ts'

type DeferredProps<props extends object> = {
  code: DeferredCode<props>
  props: props
  /** Stands while the code is on its way. */
  fallback?: ReactNode
  /** Called when the code could not be fetched; absent: it is tried again, now and then. */
  onFailure?: () => void
}

const RETRY_MS = 3_000
const MAX_RETRIES = 20

/**
 * Renders a component whose code comes later, and at once when it is there already: `lazy` would
 * suspend for a turn even then, and React holds back what comes out of a suspension for 300 ms.
 */
export function Deferred<props extends object>(parameters: DeferredProps<props>) {
  const { code, props, fallback = null, onFailure } = parameters
  const [, redraw] = useState(0)
  const Component = code.get()
  // Judged by what was drawn: the code may arrive between the drawing and this effect.
  const isMissing = !Component
  useEffect(() => {
    if (!isMissing) return
    let current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = (tries: number) => {
      code.load().then(
        () => current && redraw((count) => count + 1),
        () => {
          if (!current) return
          if (onFailure) onFailure()
          // Nobody to ask: a connection that comes back brings the code along.
          else if (tries > 0) timer = setTimeout(load, RETRY_MS, tries - 1)
        },
      )
    }
    load(MAX_RETRIES)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [isMissing, code, onFailure])
  return Component ? <Component {...props} /> : fallback
}
