import { useEffect, useState } from 'react'

/** As long as somebody who types pauses between two letters. */
const PAUSE_MS = 300

/** A text once nobody has changed it for a moment. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
