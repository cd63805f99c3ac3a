import type { Countersign } from '@countersign/core'
import { type CSSProperties, createContext, useContext } from 'react'
import type { Cosigned } from './auth/signInReducer.ts'
import type { Authentication } from './auth/useAuthentication.ts'

export type DialogName = 'connect' | 'verify' | 'account' | 'network'

export type CountersignContextValue = {
  countersign: Countersign
  /** Absent when the app has no sign-in. */
  authentication: Authentication | undefined
  /** Fetches a dialog and draws it unseen, so that opening it only has to show it. */
  warmUp: (dialog: DialogName) => void
  openDialog: (dialog: DialogName) => void
  closeDialog: () => void
  /** Attributes that carry theme, language and direction to whatever is rendered elsewhere. */
  rootProps: Record<`data-${string}`, string> & {
    lang: string
    dir: 'ltr' | 'rtl'
    style: CSSProperties
  }
}

export const CountersignContext = createContext<CountersignContextValue | null>(null)

/** Which dialog is open. Apart from the rest, so that opening one redraws little else. */
export const OpenDialogContext = createContext<DialogName | null>(null)

/** A sign-in as a Safe that waits for other owners, and how many have signed. */
export const WaitingSignInContext = createContext<Cosigned | null>(null)

export function useCountersign(): CountersignContextValue {
  const value = useContext(CountersignContext)
  if (!value) throw new Error('This must stand inside <CountersignProvider>.')
  return value
}
