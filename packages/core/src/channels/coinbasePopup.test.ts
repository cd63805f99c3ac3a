import { createCoinbaseWalletSDK } from '@coinbase/wallet-sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PopupBlockedError, UserRejectedError } from '../errors/connection.ts'
import { memoryStorage, testPage } from '../testing/testPage.ts'
import { type PopupProvider, watchPopup } from './coinbasePopup.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A provider that opens a window for every request, and waits there like the SDK does. */
function visit({ blocked = false } = {}) {
  const popup = { closed: false, close: vi.fn(), focus() {} }
  const opened: unknown[] = []
  const page = testPage({
    open: (...parameters: unknown[]) => {
      opened.push(parameters)
      return blocked ? null : popup
    },
  })
  let answer = (_: unknown) => {}
  let refuse = (_: unknown) => {}
  const communicator: PopupProvider['communicator'] = { popup: null, listeners: new Map() }
  const heard: unknown[] = []
  const sdk: PopupProvider = {
    communicator,
    async request() {
      communicator.popup = page.open('https://keys.coinbase.com/connect')
      const listener = (event: MessageEvent) => void heard.push(event.data)
      page.addEventListener('message', listener)
      communicator.listeners.set(listener, {})
      return new Promise((resolve, reject) => {
        answer = resolve
        refuse = reject
      })
    },
  }
  const { request, cancel } = watchPopup(sdk, page)
  const asked = request({ method: 'eth_requestAccounts' })
  // Looked at later than it may fail.
  asked.catch(() => {})
  const say = (data: string) => page.dispatchEvent(new MessageEvent('message', { data }))
  return {
    ...{ asked, cancel, communicator, heard, page, popup, say, opened },
    answer: (value: unknown) => answer(value),
    refuse: (error: unknown) => refuse(error),
  }
}

describe('the wallet’s window', () => {
  it('answers what it was asked', async () => {
    const { asked, answer } = visit()
    answer(['0x1'])
    await expect(asked).resolves.toEqual(['0x1'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('passes on what the SDK throws', async () => {
    const { asked, refuse } = visit()
    refuse({ code: 4001 })
    await expect(asked).rejects.toEqual({ code: 4001 })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('R-WAL-4 says that it was blocked, and is ready for the next try', async () => {
    const { asked, communicator } = visit({ blocked: true })
    await vi.advanceTimersByTimeAsync(1_000)
    await expect(asked).rejects.toBeInstanceOf(PopupBlockedError)
    expect(communicator).toEqual({ popup: null, listeners: new Map() })
  })

  it('R-ERR-1 closed before it has answered is a refusal', async () => {
    const { asked, popup } = visit()
    popup.closed = true
    await vi.advanceTimersByTimeAsync(2_000)
    await expect(asked).rejects.toBeInstanceOf(UserRejectedError)
  })

  it('may close itself with its answer', async () => {
    const { asked, answer, popup } = visit()
    popup.closed = true
    await vi.advanceTimersByTimeAsync(400)
    answer(['0x1'])
    await expect(asked).resolves.toEqual(['0x1'])
  })

  it('R-CON-8 is closed when the visitor turns away, and nothing listens to it any more', async () => {
    const { asked, cancel, heard, popup, say } = visit()
    cancel()
    await expect(asked).rejects.toBeInstanceOf(UserRejectedError)
    expect(popup.close).toHaveBeenCalled()
    say('PopupLoaded')
    expect(heard).toEqual([])
  })

  it('is not looked for where none was opened', async () => {
    const page = testPage({ open: () => null })
    const { open } = page
    const sdk = { communicator: { popup: null, listeners: new Map() }, request: async () => '0x1' }
    const watched = watchPopup(sdk, page)
    await expect(watched.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
    expect(page.open).toBe(open)
  })

  it('is reached by the line that the SDK really has', () => {
    // The SDK has no other place to ask.
    vi.stubGlobal('localStorage', memoryStorage())
    const provider: unknown = createCoinbaseWalletSDK({ appName: 'Test' }).getProvider()
    expect(provider).toMatchObject({ communicator: { popup: null, listeners: new Map() } })
    vi.unstubAllGlobals()
  })
})
