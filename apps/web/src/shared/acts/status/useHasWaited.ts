import type { OutboxEntry } from '@countersign/outbox'
import { useEffect, useState } from 'react'

/** After so long something that was sent should have been mined. */
const LONG_MS = 180_000

/** Whether something was sent long ago, and nobody has said since what became of it. */
export function useHasWaited({ stage, changedAt }: OutboxEntry): boolean {
  const isWaiting = stage === 'sent'
  const left = changedAt + LONG_MS - Date.now()
  const [, setTold] = useState(0)
  useEffect(() => {
    if (!isWaiting || left <= 0) return
    const timer = setTimeout(() => setTold(Date.now()), left)
    return () => clearTimeout(timer)
  }, [isWaiting, left])
  return isWaiting && left <= 0
}
