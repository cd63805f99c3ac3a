import type { Countersign } from '@countersign/core'
import type { ConnectWish, DialogName } from './context.ts'

export type DialogOpener = {
  open: (name: DialogName, wish?: ConnectWish) => void
  close: () => void
}

const mounted = new WeakMap<Countersign, DialogOpener>()

/** A mounted provider's dialogs, for whoever is outside of React. Returns how to take them away. */
export function mountDialogs(countersign: Countersign, opener: DialogOpener): () => void {
  mounted.set(countersign, opener)
  return () => void mounted.delete(countersign)
}

/**
 * Opens a dialog from anywhere, and says whether it did: the list of wallets only while none is
 * connected, the others only while one is, and none before its provider is mounted.
 */
export function openDialog(
  countersign: Countersign,
  name: DialogName,
  wish?: Pick<ConnectWish, 'chainId'>,
): boolean {
  const { status } = countersign.config.state
  const isLegal = status === (name === 'connect' ? 'disconnected' : 'connected')
  const opener = mounted.get(countersign)
  if (!opener || !isLegal || (name === 'verify' && !countersign.authentication)) return false
  opener.open(name, wish)
  return true
}

/** Closes whatever dialog is open. */
export function closeDialog(countersign: Countersign): void {
  mounted.get(countersign)?.close()
}
