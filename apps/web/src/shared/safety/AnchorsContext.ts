import { createContext, useContext } from 'react'
import type { Address } from 'viem'

/** Addresses that are known by somebody's own doing, and that forgers therefore imitate. */
export type Anchors = {
  /** The visitor's: contacts, confirmed Safes, connected accounts. */
  own: readonly Address[]
  /** Whom the shown Safe's owners have paid by their signatures. */
  paid: readonly Address[]
  /** Whether all of them could be asked for. Until they were, nothing may be copied. */
  state: 'asking' | 'known' | 'failed'
}

/** Provided once, around every page. */
export const AnchorsContext = createContext<Anchors>({ own: [], paid: [], state: 'known' })

export function useAnchors(): Anchors {
  return useContext(AnchorsContext)
}
