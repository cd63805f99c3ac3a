import { createCountersign } from '@countersign/core'
import { memoryStorage, scriptedWallet } from '@countersign/core/testing'
import { ConnectButton, CountersignProvider, useConnectionStatus } from '@countersign/kit'
import '@countersign/kit/styles.css'
import { fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { custom } from 'viem'
import { mainnet } from 'viem/chains'

const Status = () => <p>Status: {useConnectionStatus()}</p>

test('a visitor connects the wallet that is installed', async () => {
  const wallet = scriptedWallet({ name: 'My Wallet', rdns: 'org.example.wallet' })
  wallet.announce(window)
  const countersign = createCountersign({
    chains: [mainnet],
    transports: { [mainnet.id]: custom({ request: () => Promise.reject(new Error('no node')) }) },
    storage: memoryStorage(),
  })
  render(
    <StrictMode>
      <CountersignProvider countersign={countersign} locale="en">
        <ConnectButton />
        <Status />
      </CountersignProvider>
    </StrictMode>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Connect wallet' }))
  fireEvent.click(await screen.findByRole('button', { name: /My Wallet/ }))
  expect(await screen.findByText('Status: connected')).toBeTruthy()
  expect(wallet.asked).toContain('eth_requestAccounts')
})
