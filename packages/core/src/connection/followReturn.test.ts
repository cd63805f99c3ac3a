import { describe, expect, it, vi } from 'vitest'
import { harness } from '../testing/harness.ts'
import { scriptedWallet, throwing } from '../testing/scriptedWallet.ts'
import { testPage } from '../testing/testPage.ts'
import { connect } from './connect.ts'

const B = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function away() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' })
  const made = harness(scriptedWallet(), { window: testPage({ document }) })
  await connect(made.countersign, { walletId: made.walletId })
  const asked = () => made.wallet.asked.filter((method) => method === 'eth_chainId').length
  const comeBack = async () => {
    const before = asked()
    document.visibilityState = 'visible'
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(before), { timeout: 20_000 })
    await new Promise((resolve) => setTimeout(resolve))
  }
  const state = () => made.countersign.config.state
  return { ...made, comeBack, state }
}

describe('coming back to the page', () => {
  it('R-CON-5 notices an account and a chain that changed while nobody was told', async () => {
    const { wallet, comeBack, state } = await away()
    wallet.accounts = [B]
    wallet.chainId = 2
    await comeBack()
    expect(state().connections.get(state().current ?? '')).toMatchObject({
      accounts: [B],
      chainId: 2,
    })
    expect(wallet.listenerCount()).toBe(3)
  })

  it('R-CON-5 notices that the wallet has left', async () => {
    const { wallet, comeBack, state } = await away()
    wallet.permitted = false
    await comeBack()
    expect(state().status).toBe('disconnected')
    expect(wallet.listenerCount()).toBe(0)
  })

  it('keeps the connection of a wallet that cannot answer right now', async () => {
    const { wallet, comeBack, state } = await away()
    wallet.script.eth_accounts = throwing('asleep')
    await comeBack()
    expect(state().status).toBe('connected')
  })
})
