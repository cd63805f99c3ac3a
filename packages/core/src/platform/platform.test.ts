import { describe, expect, it } from 'vitest'
import type { DownloadLinks } from '../wallets/types.ts'
import { connectLink, scanText } from './connectLink.ts'
import { type Browser, detectPlatform } from './detectPlatform.ts'
import { downloadLink } from './downloadLink.ts'

const agents = {
  chrome:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0',
  opera:
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 OPR/120.0',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  // Words that contain "op": not Opera.
  popup: 'Mozilla/5.0 (X11; Linux x86_64) Popular/1.0 Chrome/140.0.0.0 Safari/537.36',
}

describe('platform', () => {
  it.each([
    [{ userAgent: agents.chrome }, 'desktop', 'chrome'],
    [{ userAgent: agents.chrome, brave: {} }, 'desktop', 'brave'],
    [{ userAgent: agents.edge }, 'desktop', 'edge'],
    [{ userAgent: agents.opera }, 'desktop', 'opera'],
    [{ userAgent: agents.firefox }, 'desktop', 'firefox'],
    [{ userAgent: agents.safari }, 'desktop', 'safari'],
    [{ userAgent: agents.safari, maxTouchPoints: 5 }, 'ios', 'safari'],
    [{ userAgent: agents.iphone }, 'ios', 'safari'],
    [{ userAgent: agents.android }, 'android', 'chrome'],
    [{ userAgent: agents.popup }, 'desktop', 'chrome'],
    [{ userAgent: '' }, 'desktop', 'other'],
  ])('R-UI-13 recognises %o as %s, %s', (hints, os, browser) => {
    expect(detectPlatform(hints)).toEqual({ os, browser })
  })

  /** A wallet that is in every shop, each of which is another address. */
  const downloads = {
    android: 'https://android.test',
    ios: 'https://ios.test',
    mobile: 'https://mobile.test',
    qrCode: 'https://code.test',
    chrome: 'https://chrome.test',
    edge: 'https://edge.test',
    firefox: 'https://firefox.test',
    opera: 'https://opera.test',
    browserExtension: 'https://extension.test',
  } satisfies Required<DownloadLinks>

  const shops = {
    arc: 'https://chrome.test',
    brave: 'https://chrome.test',
    chrome: 'https://chrome.test',
    edge: 'https://edge.test',
    firefox: 'https://firefox.test',
    opera: 'https://opera.test',
    safari: 'https://extension.test',
    other: 'https://extension.test',
  } satisfies Record<Browser, string>
  it.each(Object.entries(shops) as [Browser, string][])(
    'R-UI-13 leads %s to its own shop, %s, and to the wallet’s page without one',
    (browser, shop) => {
      const { browserExtension } = downloads
      const here = { os: 'desktop', browser } as const
      expect(downloadLink(downloads, here)).toBe(shop)
      expect(downloadLink({ browserExtension }, here)).toBe(browserExtension)
    },
  )

  it.each(['edge', 'opera', 'arc', 'brave'] as const)(
    'R-UI-13 leads %s, which runs Chrome’s extensions, to Chrome’s shop before the wallet’s page',
    (browser) => {
      const { chrome, browserExtension } = downloads
      expect(downloadLink({ chrome, browserExtension }, { os: 'desktop', browser })).toBe(chrome)
    },
  )

  it.each(['android', 'ios'] as const)('R-UI-13 leads %s to its own shop, else on', (os) => {
    const { mobile, qrCode } = downloads
    const here = { os, browser: 'edge' } as const
    expect(downloadLink(downloads, here)).toBe(`https://${os}.test`)
    expect(downloadLink({ mobile, qrCode }, here)).toBe(mobile)
    expect(downloadLink({ qrCode }, here)).toBe(qrCode)
  })

  const uri = 'wc:abc@2?relay-protocol=irn&symKey=1$&2'
  const links = { ios: 'fox://wc?uri={uri}', universal: 'https://fox.test/wc?uri={uri}' }
  it.each([
    ['ios', 'fox://wc?uri=wc%3Aabc%402%3Frelay-protocol%3Dirn%26symKey%3D1%24%262'],
    ['android', 'https://fox.test/wc?uri=wc%3Aabc%402%3Frelay-protocol%3Dirn%26symKey%3D1%24%262'],
    ['desktop', undefined],
  ] as const)('R-WAL-12 carries the encoded URI on %s', (os, link) => {
    expect(connectLink({ links }, { os, browser: 'other' }, uri)).toBe(link)
  })

  it('R-WAL-12 lets Android choose among its wallets when there is no link', () => {
    expect(connectLink({}, { os: 'android', browser: 'chrome' }, uri)).toBe(uri)
    expect(connectLink({}, { os: 'ios', browser: 'safari' }, uri)).toBeUndefined()
    expect(scanText({}, uri)).toBe(uri)
  })
})
