import { expect, type Locator } from '@playwright/test'
import { encode } from 'uqr'
import { readMatrix } from './readMatrix.ts'

/** The text of a code: some wallets' scanners want a link of their own, others the connection itself. */
const FORMS: Record<string, (uri: string) => string> = {
  MetaMask: (uri) => `https://metamask.app.link/wc?uri=${encodeURIComponent(uri)}`,
  Rainbow: (uri) => `https://rnbwapp.com/wc?uri=${encodeURIComponent(uri)}`,
}

/** What a phone's camera reads; the button below the code copies it, so that both can be compared. */
export async function readCode(dialog: Locator, wallet: string): Promise<string> {
  const code = dialog.locator('.cs-qr')
  await expect(code).toBeVisible()
  await dialog.page().evaluate(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text })
  })
  await dialog.locator('.cs-under button').click()
  const uri = await dialog.page().evaluate(() => (window as unknown as { copied: string }).copied)
  const { data } = encode(FORMS[wallet]?.(uri) ?? uri, { ecc: 'M', border: 4, boostEcc: false })
  expect(await readMatrix(code)).toEqual(data)
  return uri
}
