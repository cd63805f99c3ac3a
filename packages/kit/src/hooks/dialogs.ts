import { useContext } from 'react'
import { type ConnectWish, type DialogName, OpenDialogContext, useCountersign } from '../context.ts'
import { useConnectionStatus } from './useConnectionStatus.ts'

export type DialogControl = {
  isOpen: boolean
  /** Absent while opening the dialog would make no sense. */
  open: (() => void) | undefined
  close: () => void
}

function useDialog(name: DialogName, isLegal: boolean, wish?: ConnectWish): DialogControl {
  const { openDialog, closeDialog } = useCountersign()
  const dialog = useContext(OpenDialogContext)
  return {
    isOpen: dialog === name,
    open: isLegal ? () => openDialog(name, wish) : undefined,
    close: closeDialog,
  }
}

/** Opens the list of wallets; only while none is connected. */
export function useConnectDialog(wish?: Pick<ConnectWish, 'chainId'>): DialogControl {
  return useDialog('connect', useConnectionStatus() === 'disconnected', wish)
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
