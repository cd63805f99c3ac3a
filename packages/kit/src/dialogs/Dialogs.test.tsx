// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { button, openDialog, press, renderKit, until } from '../testing-only/renderKit.tsx'

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
})

/** What the oldest browsers we name do not have. */
const NEWER: [object, string][] = [
  [Map, 'groupBy'],
  [Object, 'groupBy'],
  [Promise, 'withResolvers'],
  [AbortSignal, 'any'],
  [Set.prototype, 'union'],
  [globalThis, 'ResizeObserver'],
  [globalThis, 'requestIdleCallback'],
  [Element.prototype, 'checkVisibility'],
]

it('R-UI-2 lists wallets in the oldest browser that is claimed', async () => {
  const taken = NEWER.map(([owner, name]) => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name)
    Reflect.deleteProperty(owner, name)
    return () => descriptor && Object.defineProperty(owner, name, descriptor)
  })
  try {
    const page = await renderKit()
    leave = page.leave
    await press('Connect wallet')
    await until(() => openDialog()?.textContent?.includes('Scripted Wallet'))
    const key = { key: 'Tab', bubbles: true, cancelable: true }
    openDialog()?.dispatchEvent(new KeyboardEvent('keydown', { ...key, shiftKey: true }))
    expect(openDialog()?.contains(document.activeElement)).toBe(true)
    expect(page.errors).toEqual([])
  } finally {
    for (const putBack of taken) putBack()
  }
})

it('R-ERR-4 a dialog that breaks says so, lets try again, and leaves the page as it is', async () => {
  const page = await renderKit()
  leave = page.leave
  const { refresh } = page.countersign.wallets
  Object.assign(page.countersign.wallets, {
    refresh: () => {
      throw new Error('broken')
    },
  })
  await press('Connect wallet')
  await until(() => openDialog()?.textContent?.includes('could not be shown'))
  expect(button('Connect wallet').isConnected).toBe(true)
  expect(openDialog()?.getAttribute('aria-labelledby')).toBe(openDialog()?.querySelector('h2')?.id)
  await press('Try again')
  expect(openDialog()?.textContent).toContain('could not be shown')
  Object.assign(page.countersign.wallets, { refresh })
  await press('Try again')
  await until(() => openDialog()?.textContent?.includes('Scripted Wallet'))
})

it('R-ERR-4 a dialog that broke is whole again when it is opened anew', async () => {
  const page = await renderKit()
  leave = page.leave
  const { refresh } = page.countersign.wallets
  Object.assign(page.countersign.wallets, {
    refresh: () => {
      throw new Error('broken')
    },
  })
  await press('Connect wallet')
  await until(() => openDialog()?.textContent?.includes('could not be shown'))
  Object.assign(page.countersign.wallets, { refresh })
  await press('Close')
  expect(openDialog()).toBeNull()
  await press('Connect wallet')
  await until(() => openDialog()?.textContent?.includes('Scripted Wallet'))
})

it('R-ERR-4 where not even that can be drawn, the page stays and can try again', async () => {
  const page = await renderKit()
  leave = page.leave
  const { createElement } = document
  // The box that dialogs stand in.
  document.createElement = () => {
    throw new Error('broken')
  }
  try {
    await press('Connect wallet')
    await until(() => page.errors.length > 0)
    expect(button('Connect wallet').isConnected).toBe(true)
  } finally {
    document.createElement = createElement
  }
  await press('Connect wallet')
  await until(() => openDialog()?.textContent?.includes('Scripted Wallet'))
})
