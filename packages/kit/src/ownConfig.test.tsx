// @vitest-environment jsdom
import { createCountersign } from '@countersign/core'
import { memoryStorage, scriptedWallet } from '@countersign/core/testing'
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mainnet } from 'viem/chains'
import { afterEach, expect, it } from 'vitest'
import { createConfig, createStorage, useConnectors, useDisconnect, WagmiProvider } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import { ConnectButton } from './ConnectButton.tsx'
import { CountersignProvider } from './CountersignProvider.tsx'
import {
  openDialog,
  press,
  render,
  renderKit,
  silentNode,
  until,
} from './testing-only/renderKit.tsx'

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
})

const wallet = scriptedWallet()
// EIP-1193, as wagmi types it.
const target = { id: 'test.own', name: 'Own Wallet', provider: wallet.provider as never }

const ownConfig = () =>
  createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: silentNode },
    connectors: [injected({ target })],
    // The window is shared with other tests, and with their wallets.
    multiInjectedProviderDiscovery: false,
    storage: createStorage({ storage: memoryStorage() }),
  })

const clients: QueryClient[] = []
function Probe() {
  clients.push(useQueryClient())
  const { mutate } = useDisconnect()
  return (
    <>
      <i>{useConnectors().map(({ name }) => name)}</i>
      <button type="button" onClick={() => mutate()}>
        Leave
      </button>
    </>
  )
}

const around = (config: ReturnType<typeof ownConfig>, client: QueryClient, inside: ReactNode) => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={client}>{inside}</QueryClientProvider>
  </WagmiProvider>
)

it("stands inside an app's own providers and uses what they bring", async () => {
  const config = ownConfig()
  const client = new QueryClient()
  const countersign = createCountersign({ config, storage: memoryStorage() })
  const page = await render(
    around(
      config,
      client,
      <CountersignProvider countersign={countersign} locale="en">
        <ConnectButton />
        <Probe />
      </CountersignProvider>,
    ),
  )
  leave = page.leave
  expect(clients.every((each) => each === client)).toBe(true)
  expect(page.place.querySelector('i')?.textContent).toContain('Own Wallet')
  await until(() => page.place.textContent?.includes('Connect wallet'))
  await press('Connect wallet')
  await until(() => openDialog()?.textContent?.includes('Own Wallet'))
  await press(/Own Wallet/)
  await until(() => page.place.textContent?.includes('0xf39F'))
  expect(openDialog()).toBeNull()
  await press('Leave')
  await until(() => page.place.textContent?.includes('Connect wallet'))
  expect(page.errors).toEqual([])
})

it('says what is wrong where the providers do not belong together', async () => {
  const countersign = createCountersign({ config: ownConfig(), storage: memoryStorage() })
  const page = render(
    around(
      ownConfig(),
      new QueryClient(),
      <CountersignProvider countersign={countersign}>{null}</CountersignProvider>,
    ),
  )
  await expect(page).rejects.toThrow('createCountersign({ config })')
})

it("wagmi's useConnectors lists before the first connection", async () => {
  const page = await renderKit({
    wallet: scriptedWallet({ rdns: 'test.listed', name: 'Listed' }),
    children: <Probe />,
  })
  leave = page.leave
  await until(() => page.place.querySelector('i')?.textContent?.includes('Listed'))
})
