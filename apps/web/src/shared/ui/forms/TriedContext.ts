import { createContext } from 'react'

/** Whether the visitor has tried to send: what is merely unfinished is a fault only then. */
export const TriedContext = createContext(false)
