import { expect, test } from 'vitest'
import { catalog } from './catalog/index.ts'
import { metaMask } from './metaMask.ts'
import { popularWallets } from './popular.ts'

/** The list that wagmi refuses; ours must never be shorter. */
const refusedByWagmi = [
  'isApexWallet',
  'isAvalanche',
  'isBitKeep',
  'isBlockWallet',
  'isKuCoinWallet',
  'isMathWallet',
  'isOkxWallet',
  'isOKExWallet',
  'isOneInchIOSWallet',
  'isOneInchAndroidWallet',
  'isOpera',
  'isPhantom',
  'isPortal',
  'isRabby',
  'isTokenPocket',
  'isTokenary',
  'isUniswapWallet',
  'isZerion',
]

const byId = (id: string) => popularWallets.find((wallet) => wallet.id === id)

test('R-WAL-8 offers the seven wallets of the group Popular in their order', () => {
  expect(popularWallets.map((wallet) => wallet.name)).toEqual([
    'Browser Wallet',
    'Safe',
    'Rainbow',
    'Coinbase Wallet',
    'MetaMask',
    'WalletConnect',
    'Brave Wallet',
  ])
})

test('R-WAL-8 explains each of the seven wallets in steps', () => {
  for (const { id, instructions } of popularWallets) {
    const steps = [...(instructions?.mobile ?? []), ...(instructions?.extension ?? [])]
    expect(steps.length, id).toBeGreaterThan(0)
  }
})

test('R-WAL-1 the generic browser wallet is offered alone and claims no wallet for itself', () => {
  expect(byId('injected')).toMatchObject({ channels: ['injected'], offered: 'alone' })
  expect(byId('injected')?.rdns).toBeUndefined()
  expect(byId('injected')?.detection).toBeUndefined()
})

test('R-WAL-2 Safe is reached through its frame alone', () => {
  expect(byId('safe')?.channels).toEqual(['safe'])
})

/** What wallets answer to is theirs to say: none of it changes by a slip of ours. */
test.each([
  [
    'R-WAL-3 Rainbow',
    'rainbow',
    ['injected', 'walletConnect'],
    'rainbow://wc?uri={uri}',
    'https://rnbwapp.com/wc?uri={uri}',
  ],
  [
    'R-WAL-4 Coinbase Wallet',
    'coinbase',
    ['injected', 'coinbase', 'walletConnect'],
    'cbwallet://wc?uri={uri}',
    'https://go.cb-w.com/wc?uri={uri}',
  ],
  [
    'R-WAL-5 MetaMask',
    'metaMask',
    ['injected', 'walletConnect'],
    'metamask://wc?uri={uri}',
    'https://metamask.app.link/wc?uri={uri}',
  ],
])('%s is reached in each of its ways', (_, id, channels, app, universal) => {
  const wallet = byId(id)
  expect(wallet?.channels).toEqual(channels)
  expect(wallet?.links).toMatchObject({ ios: app, android: app, universal })
})

test('R-WAL-8 each of the seven is whole: pictures, colours, shops and steps', () => {
  const shopsOf = (id: string) => Object.keys(byId(id)?.downloads ?? {})
  for (const { id, name, icon, iconAccent, iconBackground, instructions } of popularWallets) {
    expect([id, name, iconBackground].every(Boolean), id).toBe(true)
    // The generic one is nobody's: it has the theme's accent.
    if (id !== 'injected') expect(iconAccent, id).toBeDefined()
    expect(icon, id).toBeTruthy()
    expect(instructions, id).toBeDefined()
  }
  const phones = ['android', 'ios', 'mobile']
  const all = [...phones, 'qrCode', 'chrome', 'browserExtension']
  expect(shopsOf('rainbow')).toEqual(expect.arrayContaining([...all, 'edge', 'firefox']))
  expect(shopsOf('coinbase')).toEqual(expect.arrayContaining(all))
  expect(shopsOf('metaMask')).toEqual(expect.arrayContaining([...all, 'edge', 'firefox', 'opera']))
  expect(shopsOf('brave')).toEqual(expect.arrayContaining([...phones, 'browserExtension']))
})

test.each(['rainbow', 'coinbase', 'metaMask'])(
  'R-WAL-3 R-WAL-4 R-WAL-5 %s has an extension, a link per phone and one that leads on',
  (id) => {
    const wallet = byId(id)
    expect(wallet?.channels).toEqual(expect.arrayContaining(['injected', 'walletConnect']))
    expect(Object.keys(wallet?.links ?? {})).toEqual(
      expect.arrayContaining(['ios', 'android', 'universal']),
    )
  },
)

test('R-WAL-5 MetaMask refuses at least what wagmi refuses, and Brave', () => {
  expect(metaMask.detection?.foreignFlags).toEqual(
    expect.arrayContaining([...refusedByWagmi, 'isBraveWallet']),
  )
})

test('R-WAL-5 a flag that another wallet carries betrays an impostor of MetaMask', () => {
  const others = [...popularWallets, ...catalog].filter((wallet) => wallet !== metaMask)
  for (const flag of others.flatMap((wallet) => wallet.detection?.flags ?? [])) {
    expect(metaMask.detection?.foreignFlags).toContain(flag)
  }
})

test('R-WAL-5 MetaMask does not refuse itself', () => {
  expect(metaMask.detection?.flags).toEqual(['isMetaMask'])
  expect(metaMask.detection?.foreignFlags).not.toContain('isMetaMask')
})

test('R-WAL-6 WalletConnect is one channel and no wallet of its own', () => {
  const wallet = byId('walletConnect')
  expect(wallet?.channels).toEqual(['walletConnect'])
  expect(wallet?.links).toBeUndefined()
})

test('R-WAL-7 Brave is offered only where its announcement or its flag is', () => {
  expect(byId('brave')).toMatchObject({
    offered: 'installed',
    rdns: ['com.brave.wallet'],
    channels: ['injected'],
    detection: { flags: ['isBraveWallet'] },
  })
})
