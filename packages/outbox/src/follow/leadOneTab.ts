export type LeadOneTabParameters = {
  window: Window | undefined
  /** Tabs that use the same name take turns. */
  name: string
  /** Called when this tab's turn begins; returns what to do when it ends. */
  lead(): () => void
}

/**
 * Lets one tab at a time do what need not be done twice. The tab that the visitor looks at takes
 * the turn, because browsers slow down the timers of hidden ones. Without Web Locks, each tab
 * leads. Returns how to stop.
 */
export function leadOneTab({ window, name, lead }: LeadOneTabParameters): () => void {
  const locks = window?.navigator?.locks
  if (!locks) return lead()
  const { document } = window
  const isVisible = (): boolean => document.visibilityState === 'visible'

  /** Takes the turn by force, or waits for it; returns how to give it up. */
  const take = (steal: boolean): (() => void) => {
    const left = new AbortController()
    let end = () => {}
    let release = () => {}
    locks
      // The two options exclude each other; a turn taken by force never waits.
      .request(name, steal ? { steal } : { signal: left.signal }, () => {
        if (left.signal.aborted) return undefined
        end = lead()
        return new Promise<void>((resolve) => {
          release = resolve
        })
      })
      .catch((error: unknown) => {
        if (left.signal.aborted) return
        if (error instanceof Error && error.name === 'AbortError') {
          // Another tab took the turn by force; this one gets in line.
          left.abort()
          end()
          leave = take(false)
        } else {
          // Locks are refused here; to do it in several tabs is better than in none.
          end = lead()
        }
      })
    return () => {
      left.abort()
      release()
      end()
    }
  }

  let leave = take(isVisible())
  const onVisibility = (): void => {
    if (!isVisible()) return
    // Also when this tab leads: it begins anew, at once, after its timers were slowed down.
    leave()
    leave = take(true)
  }
  document.addEventListener('visibilitychange', onVisibility)

  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    leave()
  }
}
