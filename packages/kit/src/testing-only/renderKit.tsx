import { createCountersign, type WithChains } from '@countersign/core'
import { memoryStorage, type ScriptedWallet, scriptedWallet } from '@countersign/core/testing'
import { act, type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { ConnectButton } from '../ConnectButton.tsx'
import { CountersignProvider, type CountersignProviderProps } from '../CountersignProvider.tsx'

export const silentNode = custom({
  request: () => Promise.reject(new Error('No node in this test.')),
})

type RenderKitParameters = Partial<WithChains> & {
  wallet?: ScriptedWallet
  provider?: Partial<Omit<CountersignProviderProps, 'children' | 'countersign'>>
  children?: ReactNode
}

/** An app with one wallet in a page of this test's, under StrictMode as strangers' apps are. */
export async function renderKit(parameters: RenderKitParameters = {}) {
  const { wallet = scriptedWallet(), provider, children, ...others } = parameters
  announce(wallet)
  const countersign = createCountersign({
    chains: [mainnet],
    transports: { [mainnet.id]: silentNode },
    storage: memoryStorage(),
    ...others,
  })
  const page = await render(
    <CountersignProvider countersign={countersign} locale="en" {...provider}>
      {children ?? <ConnectButton />}
    </CountersignProvider>,
  )
  return { countersign, wallet, ...page }
}

let present = new AbortController()

/** Brings a wallet into the page until `leave`: the next test has wallets of its own. */
export function announce(wallet: ScriptedWallet): void {
  const { signal } = present
  const page = new EventTarget()
  page.addEventListener('eip6963:announceProvider', (event) => {
    // A dispatched event cannot be dispatched again.
    const { detail } = event as CustomEvent<unknown>
    window.dispatchEvent(new CustomEvent(event.type, { detail }))
  })
  wallet.announce(page)
  const ask = () => page.dispatchEvent(new Event('eip6963:requestProvider'))
  window.addEventListener('eip6963:requestProvider', ask, { signal })
}

/** The wallets of this test leave the page. */
export function forgetWallets(): void {
  present.abort()
  present = new AbortController()
}

/** Draws something under StrictMode, and says how to press, look and leave. */
export async function render(element: ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  document.body.append(place)
  const errors: unknown[] = []
  const root = createRoot(place, {
    onCaughtError: (error) => errors.push(error),
    onUncaughtError: (error) => errors.push(error),
  })
  await act(async () => root.render(<StrictMode>{element}</StrictMode>))
  return {
    place,
    /** What React was thrown, caught by a boundary or not. */
    errors,
    redraw: (next: ReactNode) => act(async () => root.render(<StrictMode>{next}</StrictMode>)),
    leave: async () => {
      await act(async () => root.unmount())
      place.remove()
      forgetWallets()
    },
  }
}

/** The button with a text, in the page or in a dialog. */
export function button(text: string | RegExp): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((each) => {
    const said = each.getAttribute('aria-label') ?? each.textContent ?? ''
    return typeof text === 'string' ? said === text : text.test(said)
  })
  if (!found) throw new Error(`No button says ${text} in: ${document.body.innerHTML}`)
  return found
}

export const press = (text: string | RegExp) => act(async () => button(text).click())

/** The open dialog, once it is there. */
export const openDialog = () => document.querySelector<HTMLElement>('[role=dialog]:not([hidden])')

/** Lets React and whatever was fetched catch up until something is so; a busy machine is no failure. */
export async function until(isSo: () => unknown, tries = 4_000): Promise<void> {
  for (let n = 0; n < tries; n += 1) {
    if (isSo()) return
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
    })
  }
  throw new Error(`It never became so: ${isSo}\n${document.body.innerHTML}`)
}
