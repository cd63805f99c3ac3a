import { useState } from 'react'
import type { LeaveState, Told } from './leaveState.ts'

/** What the judge says of exactly what is shown now, for a button that stands where it stands. */
export function useTold<given>(content: string | null) {
  const [last, setLast] = useState<Told<given>>()
  const told: LeaveState<given> =
    last && content !== null && last.of === content ? last.told : { state: 'asking' }
  return { told, onTold: setLast }
}
