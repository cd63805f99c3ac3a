import { type ComponentType, useEffect, useState } from 'react'
import { usePrinted } from '../../../shared/ui/tables/usePrinted.ts'
import type { ApprovalRecord } from './ApprovalRecord.tsx'

type Record = ComponentType<Parameters<typeof ApprovalRecord>[0]>

/**
 * What is added on paper; null on a screen. Fetched beside the page and kept: a browser that prints
 * waits for nothing.
 */
export function useApprovalRecord(): Record | null {
  const isPrinted = usePrinted()
  const [found, setFound] = useState<Record | null>(null)
  useEffect(() => {
    // Without it the page is printed as it is.
    import('./ApprovalRecord.tsx').then(
      (module) => setFound(() => module.ApprovalRecord),
      () => undefined,
    )
  }, [])
  return isPrinted ? found : null
}
