import { describe, expect, it } from 'vitest'
import { scriptedWallet } from '../testing/scriptedWallet.ts'
import { testPage } from '../testing/testPage.ts'
import { brave } from '../wallets/brave.ts'
import { browserWallet } from '../wallets/browserWallet.ts'
import { coinbase } from '../wallets/coinbase.ts'
import { metaMask } from '../wallets/metaMask.ts'
import { rainbow } from '../wallets/rainbow.ts'
import { safe } from '../wallets/safe.ts'
import type { WalletChannel } from '../wallets/types.ts'
import { walletConnect } from '../wallets/walletConnect.ts'
import { bestChannel } from './bestChannel.ts'

const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Mobile/15E148 Safari/604.1'
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'
const projectId = { projectId: 'p' }
const pageOf = (userAgent: string) => testPage({ navigator: { userAgent, maxTouchPoints: 0 } })

type Row = [string, Parameters<typeof bestChannel>[1], (WalletChannel | undefined)[]]

describe('bestChannel', () => {
  // On a computer, on a phone, and both again without a project id.
  it.each<Row>([
    ['Browser Wallet', browserWallet, [undefined, undefined, undefined, undefined]],
    ['Safe', safe, ['safe', 'safe', 'safe', 'safe']],
    ['Rainbow', rainbow, Array(4).fill('walletConnect')],
    ['Coinbase Wallet', coinbase, ['coinbase', 'walletConnect', 'coinbase', 'coinbase']],
    ['MetaMask', metaMask, Array(4).fill('walletConnect')],
    ['WalletConnect', walletConnect, Array(4).fill('walletConnect')],
    ['Brave Wallet', brave, [undefined, undefined, undefined, undefined]],
  ])('R-WAL-4 %s where it is not in the browser', (_, wallet, expected) => {
    const found = [projectId, null].flatMap((configured) =>
      [LINUX, PIXEL].map((agent) =>
        bestChannel({ walletConnect: configured, window: pageOf(agent) }, wallet),
      ),
    )
    expect(found).toEqual(expected)
  })

  it.each([LINUX, PIXEL, IPHONE])(
    'is the one in the browser wherever it is there, on %s',
    (agent) => {
      const { provider } = scriptedWallet()
      const countersign = { walletConnect: projectId, window: pageOf(agent) }
      for (const wallet of [browserWallet, rainbow, coinbase, metaMask, brave]) {
        expect(bestChannel(countersign, { ...wallet, provider })).toBe('injected')
      }
    },
  )

  it('needs no page', () => {
    expect(bestChannel({ walletConnect: null, window: undefined }, coinbase)).toBe('coinbase')
  })
})
