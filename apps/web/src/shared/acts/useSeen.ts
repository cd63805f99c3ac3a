import { useState } from 'react'
import type { ActResult } from './acts.ts'
import type { Ground } from './ground.ts'
import { keepSeen } from './keepSeen.ts'

/** What the visitor has seen since the page is open; what was told as moved counts as seen. */
export function useSeen(latest: Ground | undefined) {
  const [first, setFirst] = useState<Ground>()
  if (!first && latest) setFirst(latest)
  return {
    seen: first && latest ? keepSeen(first, latest) : undefined,
    hear: (result: ActResult) => {
      if (result.status === 'moved') setFirst(result.now)
    },
  }
}
