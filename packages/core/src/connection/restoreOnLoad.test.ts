import { describe, expect, it } from 'vitest'
import { harness } from '../testing/harness.ts'
import { scriptedWallet } from '../testing/scriptedWallet.ts'
import { memoryStorage, testPage } from '../testing/testPage.ts'
import { connect } from './connect.ts'
import { reconnect } from './reconnect.ts'

/** A visitor who connected before and now loads the page again. */
async function returning() {
  const wallet = scriptedWallet()
  const first = harness(wallet)
  await connect(first.countersign, { walletId: first.walletId })
  wallet.asked.length = 0
  return { wallet, storage: first.storage }
}

describe('restoring on load', () => {
  it('R-CON-2 begins with the page: nobody has to ask for it', async () => {
    const { wallet, storage } = await returning()
    const { countersign } = harness(wallet, { storage })
    expect(countersign.config.state.status).toBe('reconnecting')
    await expect.poll(() => countersign.config.state.status).toBe('connected')
    expect(wallet.asked).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('R-CON-2 whoever asks meanwhile waits for the same answer, and the wallet is asked once', async () => {
    const { wallet, storage } = await returning()
    const { countersign } = harness(wallet, { storage })
    await Promise.all([reconnect(countersign), reconnect(countersign)])
    expect(countersign.config.state.status).toBe('connected')
    // Not the promise itself, whose end would be taken for its absence.
    await expect.poll(() => countersign.internal.restoring === undefined).toBe(true)
    expect(wallet.asked).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('whoever was answered before the code arrived is not asked again', async () => {
    const { wallet, storage } = await returning()
    wallet.script.eth_accounts = () => []
    const { countersign } = harness(wallet, { storage })
    await reconnect(countersign)
    expect(countersign.config.state.status).toBe('disconnected')
    await import('./restore.ts')
    await new Promise((resolve) => setTimeout(resolve))
    expect(wallet.asked).toEqual(['eth_accounts', 'eth_chainId'])
    expect(countersign.config.state.status).toBe('disconnected')
  })

  it('a visitor who was never connected is not asked', async () => {
    const { countersign, wallet } = harness()
    await reconnect(countersign)
    expect(wallet.asked).toEqual([])
    expect(countersign.internal.restoring).toBeUndefined()
  })

  it('on a server nothing begins', async () => {
    const storage = memoryStorage({ 'countersign.recentConnectorId': '"injected:test.scripted"' })
    const { countersign } = harness(scriptedWallet(), { storage, window: undefined })
    expect(countersign.config.state.status).toBe('reconnecting')
    expect(countersign.internal.restoring).toBeUndefined()
  })

  it('another wallet that was chosen in another tab is asked although the first is still silent', async () => {
    const { wallet, storage } = await returning()
    wallet.script.eth_accounts = () => new Promise(() => {})
    const page = testPage()
    const other = scriptedWallet({ rdns: 'test.other' })
    other.script.eth_accounts = (_, self) => self.accounts
    other.announce(page)
    const { countersign } = harness(wallet, { storage, window: page })
    await expect.poll(() => wallet.asked).toEqual(['eth_accounts'])
    storage.setItem('countersign.recentConnectorId', '"injected:test.other"')
    await reconnect(countersign)
    expect(countersign.config.state.status).toBe('connected')
    expect(other.asked).toEqual(['eth_accounts', 'eth_chainId'])
  })
})
