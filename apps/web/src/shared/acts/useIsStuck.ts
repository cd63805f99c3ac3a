import { useEffect, useState } from 'react'
import type { Act } from './act.ts'

/** After so long something that was sent should have been mined. */
const STUCK_MS = 180_000

/** Whether something was sent long ago and nobody has mined it. */
export function useIsStuck({ stage, changedAt, hashes }: Act): boolean {
  const isWaiting = stage === 'sent' && hashes.length > 0
  const left = changedAt + STUCK_MS - Date.now()
  const [, setTold] = useState(0)
  useEffect(() => {
    if (!isWaiting || left <= 0) return
    const timer = setTimeout(() => setTold(Date.now()), left)
    return () => clearTimeout(timer)
  }, [isWaiting, left])
  return isWaiting && left <= 0
}
