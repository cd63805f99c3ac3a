import { isKept } from '@countersign/outbox'
import { lazy, Suspense, useState } from 'react'
import { useActs } from '../../../shared/acts/useActs.ts'

const KeptMessages = lazy(async () => ({
  default: (await import('./KeptMessages.tsx')).KeptMessages,
}))

/** What was signed here and nobody has; fetched by those who have something of that kind. */
export function Kept({ hash }: { hash?: string }) {
  const hasKept = useActs().messages.some(isKept)
  // It stays when the last one is shared, to say so.
  const [hadKept, setKept] = useState(hasKept)
  if (hasKept && !hadKept) setKept(true)
  if (!hadKept) return null
  return (
    <Suspense fallback={null}>
      <KeptMessages {...(hash !== undefined && { hash })} />
    </Suspense>
  )
}
