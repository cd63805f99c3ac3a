import { type AccountSnapshot, keepSeen, type OutboxResult } from '@countersign/outbox'
import { useState } from 'react'

/** What the visitor has seen since the page is open; what was told as moved counts as seen. */
export function useSeen(latest: AccountSnapshot | undefined) {
  const [first, setFirst] = useState<AccountSnapshot>()
  if (!first && latest) setFirst(latest)
  return {
    seen: first && latest ? keepSeen(first, latest) : undefined,
    hear: (result: OutboxResult) => {
      if (result.status === 'moved') setFirst(result.now)
    },
  }
}
