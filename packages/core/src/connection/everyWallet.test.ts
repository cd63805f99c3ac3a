import { describe, expect, it } from 'vitest'
import { harness } from '../testing/harness.ts'
import { scriptedWallet } from '../testing/scriptedWallet.ts'
import { testPage } from '../testing/testPage.ts'
import { popularWallets } from '../wallets/popular.ts'
import { connect } from './connect.ts'

const groups = [{ name: 'Popular', wallets: popularWallets }]

/** As each of them announces itself. */
const ANNOUNCED = [
  ['rainbow', 'me.rainbow'],
  ['coinbase', 'com.coinbase.wallet'],
  ['metaMask', 'io.metamask'],
  ['brave', 'com.brave.wallet'],
] as const

/** As each of them puts itself into a page where it announces nothing. */
const INJECTED = [
  ['injected', 'ethereum', []],
  ['rainbow', 'rainbow', []],
  ['rainbow', 'ethereum', ['isRainbow']],
  ['coinbase', 'coinbaseWalletExtension', []],
  ['coinbase', 'ethereum', ['isCoinbaseWallet']],
  ['metaMask', 'ethereum', ['isMetaMask']],
  ['brave', 'ethereum', ['isBraveWallet', 'isMetaMask']],
] as const

/** Safe is connected in `frame/openSafe.test.ts`, WalletConnect in its integration test. */
describe('R-CON-1 of the seven wallets', () => {
  it.each(ANNOUNCED)('%s is connected where %s is announced', async (walletId, rdns) => {
    const { countersign } = harness(scriptedWallet({ rdns }), { wallets: groups })
    const { account } = await connect(countersign, { walletId })
    expect(account).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    const listed = countersign.wallets.get().filter(({ installed }) => installed)
    expect(listed.map(({ id }) => id)).toEqual([walletId])
  })

  it.each(INJECTED)(
    '%s is connected where it is at window.%s (%s)',
    async (walletId, at, marks) => {
      const { provider } = scriptedWallet()
      const page = testPage({
        [at]: { ...provider, ...Object.fromEntries(marks.map((mark) => [mark, true])) },
      })
      const { countersign } = harness(scriptedWallet(), {
        wallets: groups,
        window: page,
        // Nothing is announced on this page.
        arrives: () => {},
      })
      const { account } = await connect(countersign, { walletId })
      expect(account).toBe('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    },
  )
})
