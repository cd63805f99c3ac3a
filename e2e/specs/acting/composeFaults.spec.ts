import { expect } from '@playwright/test'
import {
  amount,
  openComposer,
  SAFE_SEND,
  submit,
  summary,
  to,
  watchWrites,
} from '../../support/composer.ts'
import { test } from '../../support/worldTest.ts'

// All that can be wrong with a draft is gone through in `integration/acting/compose`; where the focus goes is here.
test('R-ERR-4 a bad input is a sentence beside its field, which has the focus, and nothing is asked', async ({
  page,
}) => {
  await openComposer(page, SAFE_SEND)
  const payment = page.getByRole('region', { name: 'Payment', exact: true })
  const writes = watchWrites(page)
  await submit(page).click()
  await expect(payment).toContainText('Say who is meant.')
  await expect(payment).toContainText('Say how much.')
  await expect(to(page)).toBeFocused()
  await to(page).fill('nobody.demo.eth')
  await expect(payment).toContainText('Nobody is called nobody.demo.eth.')
  await expect(to(page)).toHaveAttribute('aria-invalid', 'true')
  await to(page).fill('harbour-press.demo.eth')
  await expect(to(page)).toHaveAttribute('aria-invalid', 'false')
  await amount(page).fill('99999999')
  await expect(payment).toContainText('and this would need 99,999,999 ETH.')
  await submit(page).click()
  await expect(summary(page)).toContainText('first.')
  expect(writes).toEqual([])
})
