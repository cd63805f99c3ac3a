import { useEffect, useState } from 'react'

/** R-UI-7 */
const NOTICE_MS = 1_500

export type Copy = {
  /** What became of it, for as long as that is to be said. */
  state: 'ready' | 'copied' | 'refused'
  copy: (text: string) => Promise<void>
}

/** R-UI-7: copies a text, and says for a moment that it did or that the browser refused. */
export function useCopy(): Copy {
  const [state, setState] = useState<Copy['state']>('ready')
  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }
  return { state, copy }
}
