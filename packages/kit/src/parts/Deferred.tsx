import { type ReactNode, useEffect, useState } from 'react'
import type { DeferredCode } from './deferredCode.ts'

type DeferredProps<props extends object> = {
  code: DeferredCode<props>
  props: props
  /** Stands while the code is on its way. */
  fallback?: ReactNode
  /** Called when the code could not be fetched. */
  onFailure?: () => void
}

/**
 * Renders a component whose code comes later, and at once when it is there already: `lazy` would
 * suspend for a turn even then, and React holds back what comes out of a suspension for 300 ms.
 */
export function Deferred<props extends object>(parameters: DeferredProps<props>) {
  const { code, props, fallback = null, onFailure } = parameters
  const [, redraw] = useState(0)
  useEffect(() => {
    if (code.get()) return
    let current = true
    code.load().then(
      () => current && redraw((count) => count + 1),
      () => current && onFailure?.(),
    )
    return () => {
      current = false
    }
  }, [code, onFailure])
  const Component = code.get()
  return Component ? <Component {...props} /> : fallback
}
