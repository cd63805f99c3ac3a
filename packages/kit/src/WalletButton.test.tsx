// @vitest-environment jsdom
import { disconnect } from '@countersign/core'
import { never, scriptedWallet } from '@countersign/core/testing'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { announce, openDialog, press, renderKit, until } from './testing-only/renderKit.tsx'
import { WalletButton, type WalletButtonState } from './WalletButton.tsx'

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
})

const states: Record<string, WalletButtonState> = {}
const Probe = ({ wallet }: { wallet: string }) => (
  <WalletButton wallet={wallet}>
    {(state) => {
      states[wallet] = state
      return (
        <button type="button" onClick={state.connect}>
          Use {wallet}
        </button>
      )
    }}
  </WalletButton>
)

async function start() {
  const names = ['test.one', 'test.two']
  for (const rdns of names) announce(scriptedWallet({ rdns, name: rdns }))
  const page = await renderKit({
    children: names.map((each) => <Probe key={each} wallet={each} />),
  })
  leave = page.leave
  return page
}

it('R-UI-1 connects under StrictMode, closes its dialog, and says so for its own wallet only', async () => {
  const { countersign } = await start()
  await press('Use test.one')
  await until(() => states['test.one']?.connected)
  await until(() => !openDialog())
  expect(states['test.one']).toMatchObject({ connected: true, loading: false })
  expect(states['test.two']).toMatchObject({ connected: false, loading: false })
  await act(() => disconnect(countersign))
  expect(states['test.one']?.connected).toBe(false)
})

it('R-CON-8 closing its dialog ends the attempt', async () => {
  const silent = scriptedWallet({ rdns: 'test.silent', script: { eth_requestAccounts: never } })
  announce(silent)
  const page = await renderKit({ children: <Probe wallet="test.silent" /> })
  leave = page.leave
  await press('Use test.silent')
  await until(() => openDialog())
  await until(() => silent.asked.includes('eth_requestAccounts'))
  expect(states['test.silent']?.loading).toBe(true)
  await press('Close')
  await until(() => states['test.silent']?.loading === false)
  expect(page.countersign.attempt.get().step).toBe('idle')
  expect(silent.listenerCount()).toBe(0)
})
