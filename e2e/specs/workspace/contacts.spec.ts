import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from '../../support/pageTest.ts'
import { ADA, settled } from '../../support/workspace.ts'

const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** The ends of Ada's, and another middle. */
const LOOK_ALIKE = '0xF390000000000000000000000000000000002266'

async function add(page: Page, name: string, address: string) {
  await page.getByRole('button', { name: 'Add contact' }).click()
  const form = page.getByRole('dialog', { name: 'Add a contact' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Address').fill(address)
  return { form, save: () => form.getByRole('button', { name: 'Save' }).click() }
}

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('a contact is found by its public name, kept, deleted and brought back', async ({ page }) => {
  await page.goto('/contacts')
  await settled(page, 'Contacts')
  const { form, save } = await add(page, 'Ada from work', 'ada.demo.eth')
  await expect(form.getByRole('status')).toContainText(ADA)
  await save()
  await expect(row(page, 'Ada from work')).toContainText(ADA)
  await expect(row(page, 'Ada from work')).toContainText('ada.demo.eth')
  await page.reload()
  await page.getByRole('button', { name: 'Delete Ada from work' }).click()
  await expect(row(page, 'Ada from work')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Ada from work')).toHaveCount(1)
})

test('an address that looks like a contact is not saved before somebody compared it', async ({
  page,
}) => {
  await page.goto('/contacts')
  const known = await add(page, 'Ada', ADA)
  await known.save()
  await expect(row(page, 'Ada')).toHaveCount(1)
  const { form, save } = await add(page, 'Also Ada', LOOK_ALIKE)
  await save()
  await expect(form).toBeVisible()
  await form.getByRole('checkbox', { name: /This looks like Ada/ }).check()
  await save()
  await expect(row(page, 'Also Ada')).toHaveCount(1)
})

test('a file comes in with every row accounted for, and goes out without formulas', async ({
  page,
}) => {
  await page.goto('/contacts')
  await (await add(page, 'Ada', ADA)).save()
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import contacts' })
  const lines = [
    'address,name,chainId',
    `${ADA},Eve,`,
    `${BEN},"=HYPERLINK(""https://evil.example"",""Ben"")",31337`,
    `${LOOK_ALIKE},Ada,`,
    '0x12,Nobody,',
    `${BEN},Ben,nowhere`,
  ]
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'contacts.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  await expect(dialog).toContainText('1 new')
  await expect(dialog.getByRole('list', { name: '1 looks like somebody' })).toContainText('Line 4:')
  await expect(dialog.getByRole('list', { name: '1 has another name' })).toContainText(
    'Line 2: Ada is Eve in the file',
  )
  const faults = dialog.getByRole('list', { name: '2 rows are no contacts' })
  await expect(faults.getByRole('listitem')).toContainText([/Line 5:.*0x12/, /Line 6:.*nowhere/])
  await dialog.getByRole('button', { name: 'Import 1 contact' }).click()
  // The visitor's own name stays, and the look-alike out.
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(row(page, 'Eve')).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text).toContain(`"'=HYPERLINK(`)
  expect(text).toContain(`${ADA},Ada,`)
})

test('R-DATA-2 a browser that keeps nothing says so; a damaged list is not written over', async ({
  page,
}) => {
  await page.goto('/contacts')
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await (await add(page, 'Ada', ADA)).save()
  await expect(page.getByText(/Your browser did not keep this change/)).toBeVisible()

  await page.reload()
  const whole = { address: ADA, name: 'Ada', chainId: null }
  await page.evaluate(
    (text) => localStorage.setItem('countersign.app.contacts', text),
    JSON.stringify([whole, { ...whole, address: 'broken' }]),
  )
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('cannot be read any more')
  await expect(page.getByRole('button', { name: 'Add contact' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Recover 1 contact and go on' }).click()
  await expect(row(page, 'Ada')).toHaveCount(1)
})
