import { connectWithKit } from './connectWithKit.ts'
import { ACCOUNT, expect, test } from './strangerTest.ts'

test('over an app’s own config its query client stays, and a reload restores', async ({
  page,
  lines,
}) => {
  await page.goto('/')
  await expect(page.getByTestId('client')).toHaveText('the app’s own')
  await connectWithKit(page)
  await expect(page.getByTestId('account')).toHaveText(ACCOUNT)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByTestId('account')).toHaveText(ACCOUNT)
  expect(lines).toEqual([])
})
