import { lazy, Suspense, useState } from 'react'
import { useApp } from '../../../shared/AppContext.ts'
import { useStore } from '../../../shared/local/useStore.ts'

const KeptMessages = lazy(async () => ({
  default: (await import('./KeptMessages.tsx')).KeptMessages,
}))

/** What was signed here and nobody has; fetched by those who have something of that kind. */
export function Kept({ hash }: { hash?: string }) {
  const isKept = useStore(useApp().memory.signedMessages).length > 0
  // It stays when the last one is shared, to say so.
  const [wasKept, setKept] = useState(isKept)
  if (isKept && !wasKept) setKept(true)
  if (!wasKept) return null
  return (
    <Suspense fallback={null}>
      <KeptMessages {...(hash !== undefined && { hash })} />
    </Suspense>
  )
}
