import { describe, expect, test } from 'vitest'
import { catalog } from './catalog/index.ts'
import { popularWallets } from './popular.ts'
import type { DownloadLinks, Wallet } from './types.ts'

const wallets = [...popularWallets, ...catalog]
const named = wallets.map((wallet) => [wallet.id, wallet] as const)

/** The only form in which we keep a link to a shop: no country, no language, no campaign. */
const shops: Partial<Record<keyof DownloadLinks, RegExp>> = {
  android: /^https:\/\/play\.google\.com\/store\/apps\/details\?id=[\w.]+$/,
  ios: /^https:\/\/apps\.apple\.com\/app\/id\d{9,10}$/,
  chrome: /^https:\/\/chromewebstore\.google\.com\/detail\/[a-p]{32}$/,
  edge: /^https:\/\/microsoftedge\.microsoft\.com\/addons\/detail\/[a-p]{32}$/,
  firefox: /^https:\/\/addons\.mozilla\.org\/firefox\/addon\/[\w-]+\/$/,
  opera: /^https:\/\/addons\.opera\.com\/extensions\/details\/[\w-]+\/$/,
}

const fields = [
  'id',
  'name',
  'shortName',
  'rdns',
  'icon',
  'iconAccent',
  'iconBackground',
  'channels',
  'offered',
  'detection',
  'connectsWithSignIn',
  'links',
  'downloads',
  'instructions',
]

function duplicates(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

/** The link as it leaves for a phone, with a real pairing URI in it. */
function fill(template: string) {
  const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d&expiryTimestamp=1700000000'
  return { uri, url: new URL(template.replace('{uri}', encodeURIComponent(uri))) }
}

function linksOf(wallet: Wallet) {
  return Object.entries(wallet.links ?? {})
}

test('R-WAL-10 every id, name and rdns belongs to one wallet', () => {
  expect(duplicates(wallets.map((wallet) => wallet.id))).toEqual([])
  expect(duplicates(wallets.map((wallet) => wallet.name))).toEqual([])
  expect(duplicates(wallets.flatMap((wallet) => wallet.rdns ?? []))).toEqual([])
})

test('R-WAL-10 no two wallets are recognised by the same path or the same flags', () => {
  expect(duplicates(wallets.flatMap((wallet) => wallet.detection?.paths ?? []))).toEqual([])
  expect(duplicates(wallets.flatMap((wallet) => wallet.detection?.flags ?? []))).toEqual([])
})

describe.each(named)('%s', (_id, wallet) => {
  test('R-WAL-8 has only the fields of an entry, and says something in each', () => {
    expect(fields).toEqual(expect.arrayContaining(Object.keys(wallet)))
    expect(wallet.id).toMatch(/^[a-zA-Z0-9-]+$/)
    for (const name of [wallet.name, wallet.shortName ?? wallet.name]) {
      expect(name.trim()).toBe(name)
      expect(name.length).toBeGreaterThan(0)
    }
    expect(wallet.shortName).not.toBe(wallet.name)
    expect(wallet.channels.length).toBeGreaterThan(0)
    expect(duplicates(wallet.channels)).toEqual([])
  })

  test('R-WAL-9 has colours in hex', () => {
    expect(wallet.iconBackground).toMatch(/^#([0-9a-f]{3}|[0-9a-f]{6})$/)
    if (wallet.iconAccent !== undefined) {
      expect(wallet.iconAccent).toMatch(/^#([0-9a-f]{3}|[0-9a-f]{6})$/)
    }
  })

  test('R-WAL-10 has well-formed rdns, paths and flags', () => {
    for (const rdns of wallet.rdns ?? []) expect(rdns).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i)
    const { paths = [], flags = [], foreignFlags = [] } = wallet.detection ?? {}
    for (const path of paths) expect(path).toMatch(/^[$\w]+(\.[$\w]+)*$/)
    for (const flag of [...flags, ...foreignFlags]) expect(flag).toMatch(/^(is[A-Za-z]\w+|__\w+)$/)
    expect(duplicates(foreignFlags)).toEqual([])
  })

  test('R-WAL-12 carries the connection as one encoded query parameter', () => {
    for (const [platform, template] of linksOf(wallet)) {
      expect(template.split('{uri}'), platform).toHaveLength(2)
      expect(template, platform).toMatch(/[?&]uri=\{uri\}$/)
      const { uri, url } = fill(template)
      // Bybit nests a second link, so the parameter is read from the end and not by URL rules.
      expect(decodeURIComponent(url.href.split('uri=').at(-1) ?? ''), platform).toBe(uri)
    }
  })

  test('R-WAL-12 leads on over https, and opens the app by a scheme of its own', () => {
    const { ios, android, universal } = wallet.links ?? {}
    if (universal) expect(fill(universal).url.protocol).toBe('https:')
    for (const link of [ios, android]) {
      if (!link) continue
      expect(['http:', 'https:', 'wc:', 'javascript:', 'data:', 'intent:']).not.toContain(
        fill(link).url.protocol,
      )
    }
  })

  test('R-WAL-12 has links only for a wallet that speaks WalletConnect', () => {
    if (linksOf(wallet).length > 0) expect(wallet.channels).toContain('walletConnect')
  })

  test('R-WAL-8 links to shops in their plain form, and elsewhere over https', () => {
    for (const [place, link] of Object.entries(wallet.downloads ?? {})) {
      expect(new URL(link).protocol, place).toBe('https:')
      expect(link, place).not.toMatch(/utm_|referrer|[?&](pt|ct|mt|hl|gl)=/)
    }
    for (const [place, form] of Object.entries(shops)) {
      const link = Object.entries(wallet.downloads ?? {}).find(([key]) => key === place)?.[1]
      if (link !== undefined) expect(link).toMatch(form)
    }
  })

  test('R-WAL-8 gives each instruction a step, a title and a description', () => {
    const { mobile = [], extension = [] } = wallet.instructions ?? {}
    for (const list of [mobile, extension]) {
      expect(duplicates(list.map(({ step }) => step))).toEqual([])
      for (const { step, title, description } of list) {
        expect(['install', 'create', 'scan', 'refresh']).toContain(step)
        expect(title).toMatch(/^[A-Z].{4,48}[^.]$/)
        expect(description).toMatch(/^[A-Z].{10,108}\.$/)
      }
    }
    expect(mobile.map(({ step }) => step)).not.toContain('refresh')
    expect(extension.map(({ step }) => step)).not.toContain('scan')
  })

  test('R-WAL-11 is plain data', () => {
    expect(JSON.parse(JSON.stringify(wallet))).toEqual(wallet)
  })
})
