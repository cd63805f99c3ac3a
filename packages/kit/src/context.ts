import type { Countersign } from '@countersign/core'
import { createContext, useContext } from 'react'

export type DialogName = 'connect' | 'account' | 'network'

export type CountersignContextValue = {
  countersign: Countersign
  dialog: DialogName | null
  setDialog: (dialog: DialogName | null) => void
  theme: 'light' | 'dark' | 'system'
}

export const CountersignContext = createContext<CountersignContextValue | null>(null)

export function useCountersign(): CountersignContextValue {
  const value = useContext(CountersignContext)
  if (!value) throw new Error('This component must stand inside <CountersignProvider>.')
  return value
}
