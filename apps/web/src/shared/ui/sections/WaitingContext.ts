import { createContext } from 'react'

/** How much waits for the visitor: the browser's tab says so, wherever they are. */
export const WaitingContext = createContext(0)
