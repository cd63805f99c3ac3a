import { findLookAlike } from '@countersign/judge'
import { useCallback } from 'react'
import type { Address } from 'viem'
import { useAnchors } from './AnchorsContext.ts'

/** Tells whom an address imitates, by everybody who is known here; the one rule for every page. */
export function useLookAlike(): (address: Address) => Address | undefined {
  const { own, paid } = useAnchors()
  return useCallback((address) => findLookAlike(address, own, paid), [own, paid])
}
