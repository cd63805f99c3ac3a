import {
  useAccountDialog,
  useConnectDialog,
  useNetworkDialog,
  useVerifyDialog,
} from '@countersign/kit'
import { useEffect, useRef } from 'react'
import type { GalleryState } from '../states/types.ts'
import { arrive, settle, until } from './arrive.ts'
import type { Instance } from './bringUp.ts'

type JourneyProps = { state: GalleryState; instance: Instance }

/** Opens the state's dialog, walks to where the state is, then says on the document that it is. */
export function Journey({ state, instance }: JourneyProps) {
  const dialogs = {
    connect: useConnectDialog(),
    account: useAccountDialog(),
    network: useNetworkDialog(),
    verify: useVerifyDialog(),
  }
  const dialog = state.dialog && dialogs[state.dialog]
  const open = useRef(dialog?.open)
  open.current = dialog?.open
  // Once: some journeys end where their dialog could not be opened any more.
  const begun = useRef(false)
  begun.current ||= !dialog || Boolean(dialog.open)
  const isBegun = begun.current
  useEffect(() => {
    if (!isBegun) return
    let left = false
    open.current?.()
    void walk(state, instance).then(() => {
      if (!left) document.documentElement.dataset.gallery = 'ready'
    })
    return () => {
      left = true
      delete document.documentElement.dataset.gallery
    }
  }, [isBegun, state, instance])
  return null
}

async function walk(state: GalleryState, { messages, queryClient }: Instance): Promise<void> {
  const { dialog, steps = [], until: last, balance } = state
  if (dialog) {
    const drawn = '.cs-dialog:not([hidden], :has(.cs-loading))'
    await until(() => document.querySelector(drawn), 'the dialog')
  }
  await arrive(steps, messages)
  if (last) await until(() => document.querySelector(last), last)
  if (!state.restoring) {
    await until(() => !document.querySelector('.cs-button[aria-busy]'), 'the button')
  }
  if (balance !== 'never') await until(() => queryClient.isFetching() === 0, 'the balance')
  await settle()
}
