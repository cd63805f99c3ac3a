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

function render() {
  const countersign = createCountersign({
    chains: [mainnet],
    transports: { 1: node },
    storage: memoryStorage(),
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
