import { describe, expect, it } from 'vitest'
import { recentWallets, rememberRecentWallet } from '../connection/recentWallets.ts'
import { scriptedWallet } from '../testing/scriptedWallet.ts'
import { memoryStorage, testPage } from '../testing/testPage.ts'
import type { Wallet } from '../wallets/types.ts'
import { discoverWallets } from './discoverWallets.ts'
import { findWalletFaults } from './findWalletFaults.ts'
import { createWalletList } from './walletList.ts'

const browser: Wallet = {
  id: 'browser',
  name: 'Browser Wallet',
  channels: ['injected'],
  offered: 'alone',
}
const fox: Wallet = {
  id: 'fox',
  name: 'Fox',
  rdns: ['io.fox'],
  channels: ['injected', 'walletConnect'],
  detection: { flags: ['isFox'], foreignFlags: ['isImpostor'] },
}
const lion: Wallet = {
  id: 'lion',
  name: 'Lion',
  rdns: ['com.lion'],
  channels: ['injected'],
  offered: 'installed',
}
const groups = [{ name: 'Popular', wallets: [browser, fox, lion] }]

function list(page: Window) {
  return createWalletList({ groups, announced: discoverWallets(page), window: page })
}
const shown = (page: Window) =>
  list(page)
    .get()
    .map(({ id, group }) => `${group}: ${id}`)
const announce = (page: Window, rdns: string, name = rdns) =>
  scriptedWallet({ rdns, name }).announce(page)

describe('wallet list', () => {
  it('R-WAL-11 shows the configured wallets in their group and order', () => {
    expect(shown(testPage())).toEqual(['Popular: browser', 'Popular: fox'])
  })

  it('R-WAL-10 lists announced wallets first, in a group Installed', () => {
    const page = testPage()
    announce(page, 'xyz.stranger')
    expect(shown(page)).toEqual(['Installed: xyz.stranger', 'Popular: fox'])
  })

  it('R-WAL-8 an entry without a short name goes by its name', () => {
    const entries = list(testPage()).get()
    expect(entries.map(({ shortName }) => shortName)).toEqual(['Browser Wallet', 'Fox'])
  })

  it('R-WAL-10 an announced wallet that is configured becomes that entry, once', () => {
    const page = testPage()
    announce(page, 'io.fox', 'Fox 2.0')
    const entries = list(page).get()
    expect(
      entries.map(({ id, name, group, installed }) => ({ id, name, group, installed })),
    ).toEqual([{ id: 'fox', name: 'Fox', group: 'Installed', installed: true }])
  })

  it('R-WAL-10 late announcements appear by themselves', () => {
    const page = testPage()
    const wallets = list(page)
    const seen: number[] = []
    wallets.subscribe((entries) => seen.push(entries.length))
    announce(page, 'xyz.late')
    expect(wallets.get().map(({ id }) => id)).toEqual(['xyz.late', 'fox'])
    expect(seen).toEqual([2])
  })

  it('R-WAL-10 a wallet that injects itself late is found when it says so', () => {
    const page = testPage()
    const wallets = list(page)
    const { provider } = scriptedWallet()
    Object.assign(page, { ethereum: Object.assign(provider, { isFox: true }) })
    expect(wallets.get().every(({ installed }) => !installed)).toBe(true)
    page.dispatchEvent(new Event('ethereum#initialized'))
    expect(wallets.get().map(({ id, installed }) => [id, installed])).toEqual([['fox', true]])
  })

  it('R-WAL-10 one that says nothing is found when the page has loaded, or when somebody looks', () => {
    const page = testPage()
    const wallets = list(page)
    const found = () => wallets.get().find(({ id }) => id === 'browser')?.installed
    Object.assign(page, { ethereum: scriptedWallet().provider })
    page.dispatchEvent(new Event('load'))
    expect(found()).toBe(true)
    Object.assign(page, { ethereum: undefined })
    wallets.refresh()
    expect(found()).toBe(false)
  })

  it('R-WAL-10 looking again tells nobody when nothing has changed', () => {
    const page = testPage({ ethereum: scriptedWallet().provider })
    const wallets = list(page)
    let told = 0
    wallets.subscribe(() => {
      told += 1
    })
    wallets.refresh()
    expect(told).toBe(0)
  })

  it('R-WAL-10 a second claim to a name is listed beside the first, never instead of it', () => {
    const page = testPage()
    announce(page, 'io.fox')
    announce(page, 'io.fox', 'Not the fox')
    const entries = list(page).get()
    expect(entries.map(({ id, name }) => [id, name])).toEqual([
      ['io.fox#2', 'Not the fox'],
      ['fox', 'Fox'],
    ])
  })

  it('R-WAL-1 hides the browser wallet when a named one is installed, by announcement or by its marks', () => {
    const announced = testPage()
    announce(announced, 'io.fox')
    expect(shown(announced)).not.toContain('Popular: browser')
    const marked = testPage({ ethereum: { ...scriptedWallet().provider, isFox: true } })
    expect(shown(marked)).toEqual(['Installed: fox'])
  })

  it('R-WAL-1 keeps the browser wallet for a provider that nobody knows', () => {
    const page = testPage({ ethereum: scriptedWallet().provider })
    const [first] = list(page).get()
    expect(first).toMatchObject({ id: 'browser', group: 'Popular', installed: true })
    expect(first?.provider).toBeDefined()
  })

  it('R-WAL-5 refuses a provider that carries a foreign mark', () => {
    const page = testPage({
      ethereum: { ...scriptedWallet().provider, isFox: true, isImpostor: true },
    })
    expect(shown(page)).toEqual(['Popular: browser', 'Popular: fox'])
  })

  it('R-WAL-7 offers a built-in wallet only where it is', () => {
    const page = testPage()
    expect(shown(page)).not.toContain('Popular: lion')
    announce(page, 'com.lion')
    expect(shown(page)).toContain('Installed: lion')
  })

  it('finds one wallet among several at window.ethereum', () => {
    const fits = { ...scriptedWallet().provider, isFox: true }
    const page = testPage({ ethereum: { providers: [scriptedWallet().provider, fits] } })
    expect(
      list(page)
        .get()
        .find(({ id }) => id === 'fox')?.provider,
    ).toBe(fits)
  })
})

describe('adding wallets', () => {
  it('R-WAL-11 offers further wallets, without touching what is there', () => {
    const wallets = list(testPage())
    const bear: Wallet = { id: 'bear', name: 'Bear', channels: ['walletConnect'] }
    wallets.add({ name: 'More', wallets: [{ ...fox, name: 'Other fox' }, bear] })
    expect(wallets.get().map(({ name, group }) => [group, name])).toEqual([
      ['Popular', 'Browser Wallet'],
      ['Popular', 'Fox'],
      ['More', 'Bear'],
    ])
  })

  it('R-WAL-10 a wallet keeps its key when an added entry takes its announcement over', () => {
    const page = testPage()
    announce(page, 'xyz.bear')
    const wallets = list(page)
    expect(wallets.get()[0]).toMatchObject({ id: 'xyz.bear', announcedAs: 'xyz.bear' })
    wallets.add({
      name: 'More',
      wallets: [{ id: 'bear', name: 'Bear', rdns: ['xyz.bear'], channels: ['injected'] }],
    })
    expect(wallets.get()[0]).toMatchObject({ id: 'bear', announcedAs: 'xyz.bear', installed: true })
  })
})

describe('discovery', () => {
  const announceRaw = (page: Window, detail: unknown) =>
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  const info = { uuid: 'u', name: 'N', rdns: 'r.d', icon: 'data:image/png;base64,AA' }
  const { provider } = scriptedWallet()

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['no info', { provider }],
    ['no provider', { info }],
    ['a provider that cannot be asked', { info, provider: {} }],
    ['no uuid', { info: { ...info, uuid: '' }, provider }],
    ['a blank name', { info: { ...info, name: '  ' }, provider }],
    ['a name without end', { info: { ...info, name: 'x'.repeat(1_000) }, provider }],
    ['a number for a domain', { info: { ...info, rdns: 7 }, provider }],
  ])('R-WAL-10 ignores an announcement with %s', (_, detail) => {
    const page = testPage()
    const found = discoverWallets(page)
    announceRaw(page, detail)
    expect(found.get()).toEqual([])
  })

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a remote picture', 'https://evil.test/pixel.png'],
    ['a page', 'data:text/html,<script>alert(1)</script>'],
    ['a huge picture', `data:image/png;base64,${'A'.repeat(300_000)}`],
    ['no text', 7],
  ])('R-WAL-10 drops an icon that is %s, not the wallet', (_, icon) => {
    const page = testPage()
    const found = discoverWallets(page)
    announceRaw(page, { info: { ...info, icon }, provider })
    expect(found.get()).toHaveLength(1)
    expect(found.get()[0]?.icon).toBeUndefined()
  })

  it('R-WAL-10 takes a wallet once, however often it announces itself', () => {
    const page = testPage()
    const found = discoverWallets(page)
    announceRaw(page, { info, provider })
    announceRaw(page, { info, provider: scriptedWallet().provider })
    announceRaw(page, { info: { ...info, uuid: 'other' }, provider })
    expect(found.get()).toHaveLength(1)
  })

  it('a page that announces without end does not fill memory', () => {
    const page = testPage()
    const found = discoverWallets(page)
    for (let n = 0; n < 500; n += 1) {
      announceRaw(page, { info: { ...info, uuid: `u${n}` }, provider: scriptedWallet().provider })
    }
    expect(found.get().length).toBeLessThanOrEqual(50)
  })
})

describe('set-up', () => {
  it.each(['blue', '#12', '#12345', '#1234567', '12f', '#ggg', '', 'rgb(1,2,3)'])(
    'R-WAL-9 refuses the accent %j',
    (iconAccent) => {
      expect(findWalletFaults([{ ...fox, iconAccent }]).join()).toBe(
        'Property `iconAccent` is not a hex value for wallet: Fox',
      )
    },
  )

  it.each(['#fff', '#0E76FD', '#3898ff'])('R-WAL-9 takes the accent %s', (iconAccent) => {
    expect(findWalletFaults([{ ...fox, iconAccent }])).toEqual([])
  })

  it('R-WAL-11 refuses two wallets with one id', () => {
    expect(findWalletFaults([fox, fox]).join()).toBe('Two wallets have the id fox')
  })
})

describe('recent wallets', () => {
  it('R-UI-5 keeps three, newest first, each once', () => {
    const storage = memoryStorage()
    for (const id of ['a', 'b', 'c', 'a', 'd']) rememberRecentWallet(storage, id)
    expect(recentWallets(storage)).toEqual(['d', 'a', 'c'])
  })

  it.each(['{', 'null', '7', '"a"', '[1,null,{}]', '{"length":3}'])(
    'R-UI-5 ignores corrupt storage: %s',
    (stored) => {
      const storage = memoryStorage({ 'countersign.recentWallets': stored })
      expect(recentWallets(storage)).toEqual([])
      rememberRecentWallet(storage, 'a')
      expect(recentWallets(storage)).toEqual(['a'])
    },
  )
})
