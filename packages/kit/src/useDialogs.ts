import type { Countersign } from '@countersign/core'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { useConnection } from 'wagmi'
import { type ConnectWish, type DialogName, NO_WISH } from './context.ts'
import { loadDialog } from './dialogs/content.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * Which dialog is open, and which one is drawn: the open one, or one that is likely to be next. The
 * list of wallets is likely for whoever is not connected, so it is ready before it is asked for:
 * phones have no hover, and a page that has lost its network since could not fetch it any more.
 */
export function useDialogs({ window: page }: Countersign) {
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const [warm, setWarm] = useState<DialogName | null>(null)
  const isDisconnected = useConnection().status === 'disconnected'
  const [wish, setWish] = useState(NO_WISH)
  const openDialog = useCallback((name: DialogName, wanted: ConnectWish = NO_WISH) => {
    // At once, not after the drawing: an early click waits for nothing but the network.
    loadDialog(name).catch(() => {})
    setDialog(name)
    setWish(wanted)
  }, [])
  const closeDialog = useCallback(() => {
    setDialog(null)
    // Drawn afresh the next time: it begins at its beginning.
    setWarm(null)
  }, [])
  const endDialog = useCallback((name: DialogName) => {
    setDialog((current) => (current === name ? null : current))
    setWarm((current) => (current === name ? null : current))
  }, [])
  const warmUp = useCallback((name: DialogName) => {
    // Drawing the sign-in would already fetch a nonce; its code is enough.
    const draw = () => name !== 'verify' && startTransition(() => setWarm(name))
    loadDialog(name).then(draw, () => {})
  }, [])
  const isAwaited = isDisconnected && !dialog
  useEffect(() => {
    if (!isAwaited || !page) return
    return whenIdle(page, () => warmUp('connect'))
  }, [isAwaited, page, warmUp])
  useEffect(() => {
    // Drawn for somebody who was not connected; whoever disconnects later finds a fresh one.
    if (isDisconnected) return () => setWarm(null)
  }, [isDisconnected])
  return { dialog, wish, drawn: dialog ?? warm, openDialog, closeDialog, endDialog, warmUp }
}
