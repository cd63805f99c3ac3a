import type { Countersign } from '@countersign/core'
import type { CountersignAuthAdapter } from '@countersign/core/auth'
import type { Gateway } from '@countersign/gateway'
import { createContext, useContext } from 'react'
import type { LazyActs } from './acts/createLazyActs.ts'
import type { AppConfig } from './appConfig.ts'
import type { Memory } from './local/createMemory.ts'

/** What every page may use: how the app is configured, whom it asks, what it remembers. */
export type AppTools = {
  appConfig: AppConfig
  gateway: Gateway
  memory: Memory
  /** Who keeps the sessions of those who have signed in. */
  auth: CountersignAuthAdapter
  /** For what is asked of the connected wallet. */
  countersign: Countersign
  /** What was begun, and how to do more; use `useActs`. */
  acts: LazyActs
}

export const AppContext = createContext<AppTools | null>(null)

export function useApp(): AppTools {
  const tools = useContext(AppContext)
  if (!tools) throw new Error('This must stand inside the app.')
  return tools
}
