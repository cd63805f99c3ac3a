import { createContext } from 'react'
import type { Address } from 'viem'

/** Further addresses that a page's account has dealt with by its owners' own signatures. */
export const AnchorsContext = createContext<readonly Address[]>([])
