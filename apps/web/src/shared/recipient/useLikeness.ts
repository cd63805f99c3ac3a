import { judgeRecipient, type Likeness } from '@countersign/judge'
import { useCallback } from 'react'
import type { Address } from 'viem'
import { useAnchors } from '../safety/AnchorsContext.ts'

/** Tells whom a recipient could be mistaken for, by everybody who is known here. */
export function useLikeness(): (address: Address) => Likeness | undefined {
  const { own, paid } = useAnchors()
  return useCallback((address) => judgeRecipient(address, own, paid), [own, paid])
}
