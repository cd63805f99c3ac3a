// @vitest-environment jsdom
import { connect } from '@countersign/core'
import { act, useEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import { type CountersignContextValue, useCountersign } from '../context.ts'
import { closeDialog, openDialog } from '../openDialog.ts'
import { press, renderKit, openDialog as shown, until } from '../testing-only/renderKit.tsx'
import { type DialogControl, useConnectDialog } from './dialogs.ts'

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
})

const seen = new Set<DialogControl['open']>()

function Opener() {
  const { open } = useConnectDialog({ chainId: 1 })
  seen.add(open)
  useEffect(() => open?.(), [open])
  return null
}

it('R-UI-2 an effect that opens a dialog opens it once', async () => {
  const page = await renderKit({ children: <Opener /> })
  leave = page.leave
  await until(() => shown())
  await press('Close')
  expect(shown()).toBeNull()
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(shown()).toBeNull()
  expect(seen.size).toBe(1)
})

it('R-UI-2 dialogs open from outside of React, where that makes sense', async () => {
  const page = await renderKit()
  leave = page.leave
  const { countersign } = page
  expect(await act(async () => openDialog(countersign, 'account'))).toBe(false)
  expect(await act(async () => openDialog(countersign, 'connect'))).toBe(true)
  await until(() => shown()?.textContent?.includes('Scripted Wallet'))
  await act(async () => closeDialog(countersign))
  expect(shown()).toBeNull()
  await act(() => connect(countersign, { walletId: 'test.scripted' }))
  expect(await act(async () => openDialog(countersign, 'connect'))).toBe(false)
  expect(await act(async () => openDialog(countersign, 'network'))).toBe(true)
  await until(() => shown())
  await page.leave()
  leave = async () => {}
  expect(openDialog(countersign, 'account')).toBe(false)
})

let kit: CountersignContextValue | undefined

function Insider() {
  kit = useCountersign()
  return null
}

it('R-UI-2 what ends late closes its own dialog, and not the one that was opened since', async () => {
  const page = await renderKit({ children: <Insider /> })
  leave = page.leave
  await act(() => connect(page.countersign, { walletId: 'test.scripted' }))
  await act(async () => kit?.openDialog('network'))
  await until(() => shown())
  await act(async () => kit?.endDialog('connect'))
  expect(shown()).not.toBeNull()
  await act(async () => kit?.endDialog('network'))
  expect(shown()).toBeNull()
})
