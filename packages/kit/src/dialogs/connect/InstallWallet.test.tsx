// @vitest-environment jsdom
import { metaMask } from '@countersign/core/wallets/metaMask'
import { afterEach, expect, it, vi } from 'vitest'
import { openDialog, press, renderKit, until } from '../../testing-only/renderKit.tsx'

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
  vi.restoreAllMocks()
})

const chromium = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36'

it.each([
  ['Edge', `${chromium} Edg/140.0.0.0`, metaMask.downloads?.edge],
  ['Opera', `${chromium} OPR/120.0.0.0`, metaMask.downloads?.opera],
  ['Chrome', chromium, metaMask.downloads?.chrome],
])('R-UI-13 who has %s gets a wallet from its own shop', async (_, userAgent, shop) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const page = await renderKit({
    wallets: [{ name: 'Popular', wallets: [metaMask] }],
    walletConnect: { projectId: 'test' },
  })
  leave = page.leave
  await press('Connect wallet')
  await until(() => openDialog()?.textContent?.includes('Get a wallet'))
  await press('Get a wallet')
  await press(/^MetaMask/)
  expect(shop).toMatch(/^https:/)
  expect(openDialog()?.querySelector('a')?.href).toBe(shop)
})
