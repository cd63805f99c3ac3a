import { createCountersign } from '@countersign/core'
import { memoryStorage } from '@countersign/core/testing'
import { renderToString } from 'react-dom/server'
import { custom } from 'viem'
import { mainnet } from 'viem/chains'
import { expect, it } from 'vitest'
import * as kit from './index.ts'

it('exports exactly what is promised', () => {
  expect(Object.keys(kit).sort()).toMatchSnapshot()
})

const node = custom({ request: () => Promise.reject(new Error('No node in this test.')) })

function render(storage = memoryStorage()) {
  const countersign = createCountersign({
    chains: [mainnet],
    transports: { 1: node },
    storage,
    window: undefined,
  })
  return renderToString(
    <kit.CountersignProvider countersign={countersign} locale="en">
      <kit.ConnectButton />
    </kit.CountersignProvider>,
  )
}

it('renders on a server, without a window', () => {
  expect(globalThis.window).toBeUndefined()
  const html = render()
  expect(html).toContain('Connect wallet')
  expect(html).toContain('data-countersign-status="disconnected"')
})

it('R-CON-2 says "loading" for somebody who was connected, never "Connect wallet"', () => {
  const remembered = memoryStorage({ 'countersign.recentConnectorId': '"injected:x"' })
  const html = render(remembered)
  expect(html).toContain('data-countersign-status="loading"')
  expect(html).toContain('Restoring your connection')
  // The words are there to keep the width, and hidden from everybody.
  expect(html).toMatch(/<span class="cs-hold" aria-hidden="true">Connect wallet<\/span>/)
})
