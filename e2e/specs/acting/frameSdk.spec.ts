import { storySafes } from '@countersign/demo/storySafes'
import { expect, type Frame, type Page } from '@playwright/test'
import { test, whereLittleCanBeKept } from '../../support/frameTest.ts'
import { openInHost } from '../../support/host.ts'
import { serveApp } from '../../support/serveApp.ts'

const { treasury, founders } = storySafes

/** Only what is called here of Safe's own SDK. */
type Sdk = {
  safe: Record<string, (...parameters: unknown[]) => Promise<unknown>>
  txs: Record<string, (...parameters: unknown[]) => Promise<unknown>>
  eth: Record<string, (...parameters: unknown[]) => Promise<unknown>>
  wallet: Record<string, (...parameters: unknown[]) => Promise<unknown>>
}

async function openSdk(
  page: Page,
  baseURL: string | undefined,
  place: Record<string, string> = {},
) {
  await serveApp(page.context(), { fixture: 'sdkApp', path: '/sdk-app.html' })
  await openInHost(page, baseURL, { ...place, path: '/sdk-app.html' })
  await page.waitForFunction(() => window.frames.length > 0)
  const frame = page.frame('app')
  if (!frame) throw new Error('The host shows no app')
  await frame.waitForFunction(() => 'sdk' in window)
  return frame
}

/** Calls a method of the SDK inside the frame; an error is told by its words. */
const call = (frame: Frame, path: `${keyof Sdk}.${string}`, ...parameters: unknown[]) =>
  frame.evaluate(
    ([where, given]) => {
      const { sdk } = window as unknown as { sdk: Sdk }
      const [part = 'safe', method = ''] = where.split('.') as [keyof Sdk, string]
      return sdk[part][method]?.(...given).catch((error: Error) => `refused: ${error.message}`)
    },
    [path, parameters] as const,
  )

const answer = (page: Page, name: 'Approve' | 'Reject') =>
  page.getByRole('dialog').getByRole('button', { name }).click()

whereLittleCanBeKept(() => {
  test.describe('R-FRAME-1 our host answers Safe’s own SDK', () => {
    test('what it answers by itself, transactions, and the address book with permission only', async ({
      page,
      baseURL,
    }) => {
      const app = await openSdk(page, baseURL)
      expect(await call(app, 'safe.getInfo')).toMatchObject({
        safeAddress: treasury.address,
        chainId: 31337,
        threshold: 3,
        isReadOnly: false,
        version: '1.4.1',
      })
      expect(await call(app, 'safe.getChainInfo')).toMatchObject({
        chainId: '31337',
        shortName: 'one',
      })
      expect(await call(app, 'safe.getEnvironmentInfo')).toEqual({
        origin: baseURL?.replace('localhost', '127.0.0.1'),
      })
      const { items } = (await call(app, 'safe.experimental_getBalances')) as { items: unknown[] }
      expect(items.length).toBeGreaterThan(2)
      expect(await call(app, 'eth.getBalance', [treasury.address, 'latest'])).toMatch(/^0x/)
      expect(await call(app, 'eth.setSafeSettings', [{ offChainSigning: true }])).toEqual({
        offChainSigning: true,
      })

      // Transactions: refused, then proposed and found again.
      const txs = [
        { to: founders.address, value: '1000', data: '0x' },
        { to: treasury.address, value: '0', data: '0x' },
      ]
      const rejected = call(app, 'txs.send', { txs })
      await answer(page, 'Reject')
      expect(await rejected).toBe('refused: Transaction was rejected')
      const proposed = call(app, 'txs.send', { txs })
      await answer(page, 'Approve')
      const { safeTxHash } = (await proposed) as { safeTxHash: string }
      expect(await call(app, 'txs.getBySafeTxHash', safeTxHash)).toMatchObject({
        safeAddress: treasury.address,
        txStatus: 'AWAITING_CONFIRMATIONS',
      })
      expect(await call(app, 'txs.send', { txs: [{ to: 'me', value: '0', data: '0x' }] })).toBe(
        'refused: Request failed',
      )

      expect(await call(app, 'wallet.getPermissions')).toEqual([])
      const wanted = [{ requestAddressBook: {} }]
      const refused = call(app, 'wallet.requestPermissions', wanted)
      await answer(page, 'Reject')
      expect(await refused).toBe('refused: Permissions rejected')
      const granted = call(app, 'wallet.requestPermissions', wanted)
      await answer(page, 'Approve')
      expect(await granted).toMatchObject([{ parentCapability: 'requestAddressBook' }])
      const book = await call(app, 'safe.requestAddressBook')
      expect(book).toContainEqual(expect.objectContaining({ name: 'Ada' }))
    })

    test('messages: shared at once, signed when all have', async ({ page, baseURL }) => {
      const app = await openSdk(page, baseURL, { safe: 'empty' })
      const signed = call(app, 'txs.signMessage', `One owner is enough at ${Date.now()}.`)
      await answer(page, 'Approve')
      const { messageHash, signature } = (await signed) as Record<string, string>
      expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
      expect(await call(app, 'safe.getOffChainSignature', messageHash)).toBe(signature)

      const shared = await openSdk(page, baseURL, { safe: 'grants', as: '2' })
      const asked = call(shared, 'txs.signMessage', `Shared at ${Date.now()}`)
      await answer(page, 'Approve')
      expect(await asked).toEqual({ messageHash: expect.stringMatching(/^0x/) })
      const typed = call(shared, 'txs.signTypedMessage', {
        domain: { name: 'Test', chainId: 31337 },
        types: { Note: [{ name: 'text', type: 'string' }] },
        primaryType: 'Note',
        message: { text: `At ${Date.now()}` },
      })
      await answer(page, 'Approve')
      expect(await typed).toEqual({ messageHash: expect.stringMatching(/^0x/) })
    })
  })
})
