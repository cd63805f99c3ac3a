import { expect, type Page } from '@playwright/test'
import { confirmAndExecute } from '../../support/actionBar.ts'
import { amount, BEN, submit, to } from '../../support/composer.ts'
import { tabInto } from '../../support/keyboard.ts'
import { test } from '../../support/ownersTest.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { speak } from '../../support/speak.ts'
import { configureWallet } from '../../support/wallet.ts'
import { ADA, settled } from '../../support/workspace.ts'

// Several wallets ask one after the other, and chains and gateway have to follow.

const owner = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `Owner ${number}`, exact: true })
const network = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Networks' }).getByRole('listitem').filter({ hasText: name })
const plan = (page: Page) => page.getByRole('region', { name: 'What will be made' })
const create = (page: Page) => plan(page).getByRole('button', { name: /^Create/ })

/** Ada and Ben, who both have to sign. */
async function nameOwners(page: Page, needed = '2') {
  await settled(page, 'New Safe')
  await page.getByRole('button', { name: 'Add my wallet' }).click()
  await page.getByRole('button', { name: 'Add an owner' }).click()
  await owner(page, 2).fill(BEN)
  await page.getByLabel('Signatures needed').selectOption(needed)
}

const addressIn = async (page: Page) => {
  const link = network(page, 'Demo One').getByRole('link', { name: /^Open it on/ })
  return (await link.getAttribute('href'))?.split(':').at(-1) ?? ''
}

test('R-GW-3 a Safe is made on both networks at one address; the other owner says that it is theirs, it receives and sends', async ({
  asOwner,
}) => {
  const ada = await asOwner(0, '/accounts/new')
  await nameOwners(ada)
  await network(ada, 'Demo Two').getByRole('checkbox').check()
  await expect(plan(ada)).toContainText('one lost key locks the Safe for ever')
  await expect(plan(ada)).toContainText('Money that is sent to this address there will wait')
  await ada.getByLabel('Name').fill('Two networks')
  await create(ada).click()
  for (const name of ['Demo One', 'Demo Two']) {
    await expect(network(ada, name)).toContainText('Created')
  }
  await expect(plan(ada)).toContainText('The Safe is there.')
  await soundInEveryLook(ada)
  const safe = await addressIn(ada)
  await expect(network(ada, 'Demo Two').getByRole('link')).toHaveAttribute('href', `/two:${safe}`)

  // Who asked for it need not say that it is theirs.
  await ada.goto('/accounts')
  const mine = (page: Page) =>
    page.getByRole('row').filter({ has: page.locator(`a[href$="${safe}"]`) })
  await expect(mine(ada)).toHaveCount(2)
  await expect(mine(ada).first()).toContainText('Confirmed')

  // Ben did not: anybody could have named him.
  const ben = await asOwner(1, '/accounts')
  await expect(mine(ben)).toHaveCount(2)
  await expect(mine(ben).first()).toContainText('Unconfirmed')
  await mine(ben)
    .first()
    .getByRole('button', { name: /^This is mine/ })
    .click()
  await expect(mine(ben).filter({ hasText: 'Unconfirmed' })).toHaveCount(1)
  await ben.reload()
  await expect(mine(ben).filter({ hasText: 'Unconfirmed' })).toHaveCount(1)

  // It receives …
  await ada.goto(`/one:${ADA}/send`)
  await to(ada).fill(safe)
  await amount(ada).fill('1.5')
  await submit(ada).click()
  await expect(ada).toHaveURL(/activity/)
  await ben.goto(`/one:${safe}`)
  await expect(ben.getByRole('main')).toContainText('1.5')

  // … and sends, once both have signed.
  await ben.goto(`/one:${safe}/send`)
  await to(ben).fill(BEN)
  await amount(ben).fill('0.5')
  await submit(ben).click()
  await expect(ben).toHaveURL(/\/tx\//)
  await ada.goto(new URL(ben.url()).pathname)
  await confirmAndExecute(ada)
})

test('R-ERR-4 a Safe is asked for once: a refusal opens the way again, and what was asked survives a reload', async ({
  asOwner,
}) => {
  const ada = await asOwner(0, '/accounts/new')
  await nameOwners(ada, '1')
  await configureWallet(ada, { answer: 'reject' })
  await create(ada).click()
  await expect(plan(ada)).toContainText('Refused in the wallet. Nothing was sent.')

  // The wallet hangs, and the page is left.
  await configureWallet(ada, { answer: 'ask', hold: true })
  await create(ada).click()
  await expect(network(ada, 'Demo One').locator('[data-act="asking"]')).toBeVisible()
  await ada.reload()
  const row = network(ada, 'Demo One')
  await expect(row.locator('[data-act="doubt"]')).toBeVisible()
  await soundInEveryLook(ada)
  await expect(create(ada)).toBeDisabled()
  await configureWallet(ada, { answer: 'approve', hold: false })
  await row.getByRole('button', { name: 'It was not sent' }).click()
  await create(ada).click()
  await expect(row).toContainText('Created')
})

test('R-GW-3 a factory that says another address is believed by nobody, and nothing is sent', async ({
  asOwner,
}) => {
  const ada = await asOwner(0, '/accounts/new')
  const sent: string[] = []
  await ada.route('**/api/rpc/31337', async (route) => {
    const body = route.request().postData() ?? ''
    if (body.includes('eth_sendRawTransaction')) sent.push(body)
    // `createProxyWithNonce`, asked and not sent.
    if (!body.includes('0x1688f0b9') || !body.includes('eth_call')) return route.fallback()
    const lied = (id: number) => ({
      ...{ jsonrpc: '2.0', id },
      result: `0x${ADA.slice(2).toLowerCase().padStart(64, '0')}`,
    })
    const asked = JSON.parse(body)
    return route.fulfill({
      json: Array.isArray(asked) ? asked.map(({ id }) => lied(id)) : lied(asked.id),
    })
  })
  await nameOwners(ada)
  await expect(network(ada, 'Demo One')).toContainText(
    'says another address than we have worked out. Nothing will be sent.',
  )
  await expect(create(ada)).toBeDisabled()
  // The other network tells the truth.
  await expect(network(ada, 'Demo Two')).toContainText('gives the same address')
  expect(sent).toEqual([])
  await soundInEveryLook(ada)
})

test('R-UI-4 what cannot be is said before it is asked, in both languages, and no rule of axe is broken', async ({
  asOwner,
}) => {
  const ada = await asOwner(0, '/accounts/new')
  await nameOwners(ada)
  await owner(ada, 2).fill(ADA)
  await expect(plan(ada)).toContainText('is named twice')
  await expect(create(ada)).toBeDisabled()
  await soundInEveryLook(ada)
  await owner(ada, 2).fill(BEN)
  await expect(create(ada)).not.toBeDisabled()
  await ada.getByText('Advanced').click()
  await ada.getByLabel('Release of the contracts').selectOption('1.5.0')
  await expect(network(ada, 'Demo One')).toContainText('does not have the official contracts')
  await soundInEveryLook(ada)
  await ada.getByLabel('Release of the contracts').selectOption('1.3.0')
  await expect(network(ada, 'Demo One')).toContainText('gives the same address')
  await ada.getByLabel('Salt').fill('one')
  await expect(ada.getByText('This must be a whole number.')).toBeVisible()
  await ada.getByLabel('Salt').fill('7')
  await expect(create(ada)).not.toBeDisabled()
  await soundInEveryLook(ada)
  await speak(ada, 'ar')
  await ada.reload()
  const spoken = ada.getByRole('region', { name: 'ما سيُنشأ' })
  // The same draft, and therefore the same Safe.
  await expect(spoken.getByRole('button', { name: 'إنشاء على Demo One' })).not.toBeDisabled()
  await expect(spoken).toContainText('مفتاح واحد مفقود')
  await soundInEveryLook(ada)
})

test('R-UI-14 a Safe is made by the keyboard alone', async ({ asOwner }) => {
  const ada = await asOwner(0, '/accounts/new')
  await settled(ada, 'New Safe')
  await ada.getByRole('heading', { level: 1 }).focus()
  for (const name of ['Add my wallet', 'Add an owner']) {
    await tabInto(ada.getByRole('button', { name }))
    await ada.keyboard.press('Enter')
  }
  await tabInto(owner(ada, 2))
  await ada.keyboard.type(BEN)
  await ada.keyboard.press('Escape')
  await tabInto(ada.getByLabel('Signatures needed'))
  await ada.keyboard.press('2')
  await expect(plan(ada)).toContainText('one lost key locks the Safe for ever')
  await tabInto(network(ada, 'Demo Two').getByRole('checkbox'))
  await ada.keyboard.press('Space')
  await expect(create(ada)).not.toBeDisabled()
  await expect(create(ada)).not.toHaveAttribute('aria-disabled', 'true')
  await tabInto(create(ada))
  await ada.keyboard.press('Enter')
  for (const name of ['Demo One', 'Demo Two']) {
    await expect(network(ada, name)).toContainText('Created')
  }
})
