import {
  useAccountDialog,
  useConnectDialog,
  useConnectionStatus,
  useNetworkDialog,
  useVerifyDialog,
} from '@countersign/kit'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { type DialogState, type KitDialog, type Looked, lookAtDialogs } from './dialogStep.ts'

const NAMES = ['connect', 'verify', 'account', 'networks'] as const

/** R-UI-2: gives the kit's four dialogs addresses, so that going back closes them. */
export function useKitDialogs(): void {
  const controls = {
    connect: useConnectDialog(),
    verify: useVerifyDialog(),
    account: useAccountDialog(),
    networks: useNetworkDialog(),
  }
  const settling = useConnectionStatus() === 'loading'
  const { dialog } = useSearch({ from: '__root__' })
  const navigate = useNavigate()
  const router = useRouter()
  const before = useRef<Looked>(undefined)
  const now: DialogState = {
    asked: NAMES.find((name) => name === dialog),
    shown: NAMES.find((name) => controls[name].isOpen),
    legal: NAMES.filter((name) => controls[name].open),
    settling,
  }
  useEffect(() => {
    const { step, looked } = lookAtDialogs(before.current, now)
    before.current = looked
    const goTo = (next: KitDialog | undefined, replace: boolean) =>
      navigate({
        to: '.',
        search: (search) => ({ ...search, dialog: next }),
        state: (state) => ({ ...state, openedDialog: replace ? state.openedDialog : true }),
        replace,
        resetScroll: false,
      })
    if (step?.do === 'open') controls[step.dialog].open?.()
    if (step?.do === 'close' && now.shown) controls[now.shown].close()
    if (step?.do === 'enter') void goTo(step.dialog, now.asked !== undefined)
    if (step?.do === 'leave') {
      // The entry that opening made is undone; one that was loaded with the page is rewritten.
      if (router.history.location.state.openedDialog) router.history.back()
      else void goTo(undefined, true)
    }
  })
}
