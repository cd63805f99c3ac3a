import { useCallback, useContext, useMemo } from 'react'
import { type ConnectWish, type DialogName, OpenDialogContext, useCountersign } from '../context.ts'
import { useConnectionStatus } from './useConnectionStatus.ts'

export type DialogControl = {
  isOpen: boolean
  /** Absent while opening the dialog would make no sense. */
  open: (() => void) | undefined
  close: () => void
}

/** The same control, with the same functions, until something of it changes: effects rely on it. */
function useDialog(name: DialogName, isLegal: boolean, chainId?: number): DialogControl {
  const { openDialog, closeDialog } = useCountersign()
  const isOpen = useContext(OpenDialogContext) === name
  const open = useCallback(() => openDialog(name, { chainId }), [openDialog, name, chainId])
  return useMemo(
    () => ({ isOpen, open: isLegal ? open : undefined, close: closeDialog }),
    [isOpen, isLegal, open, closeDialog],
  )
}

/** Opens the list of wallets; only while none is connected. */
export function useConnectDialog(wish?: Pick<ConnectWish, 'chainId'>): DialogControl {
  return useDialog('connect', useConnectionStatus() === 'disconnected', wish?.chainId)
}

/** Opens the account; only while one is connected. */
export function useAccountDialog(): DialogControl {
  return useDialog('account', useIsConnected())
}

/** Opens the networks; only while a wallet is connected. */
export function useNetworkDialog(): DialogControl {
  return useDialog('network', useIsConnected())
}

/** Opens the sign-in; only for a connected account that is not verified yet. */
export function useVerifyDialog(): DialogControl {
  return useDialog('verify', useConnectionStatus() === 'unauthenticated')
}

function useIsConnected(): boolean {
  const status = useConnectionStatus()
  return status === 'connected' || status === 'unauthenticated'
}
