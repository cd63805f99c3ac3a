import type { Countersign, InitialState } from '@countersign/core'
import { type CSSProperties, createContext, useContext } from 'react'
import type { Appearance } from './appearance.ts'

export type DialogName = 'connect' | 'verify' | 'account' | 'network'

/** What whoever opened the connect dialog wants: a wallet of their choice, a chain to end up on. */
export type ConnectWish = { walletId?: string | undefined; chainId?: number | undefined }

export type CountersignContextValue = Appearance & {
  countersign: Countersign
  /** The chain to end up on when nobody wants another; absent: wherever the wallet is. */
  initialChain: number | undefined
  /** Who was connected when the server drew this page. */
  initialState: InitialState | undefined
  /** Fetches a dialog and draws it unseen, so that opening it only has to show it. */
  warmUp: (dialog: DialogName) => void
  openDialog: (dialog: DialogName, wish?: ConnectWish) => void
  closeDialog: () => void
  /** Closes a dialog that is done; not another one that was opened since. */
  endDialog: (dialog: DialogName) => void
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

export const NO_WISH: ConnectWish = {}
export const WishContext = createContext(NO_WISH)

export function useCountersign(): CountersignContextValue {
  const value = useContext(CountersignContext)
  if (!value) throw new Error('This must stand inside <CountersignProvider>.')
  return value
}
