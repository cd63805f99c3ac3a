import { expect, type Page } from '@playwright/test'
import { type Address, createClient, http } from 'viem'
import { getBalance, sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { BEN } from '../../support/composer.ts'
import { goTo } from '../../support/goTo.ts'
import { tabInto } from '../../support/keyboard.ts'
import { test } from '../../support/ownersTest.ts'
import { adaKey, benKey } from '../../support/safeOfThree.ts'
import { executeElsewhere } from '../../support/safeTx.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { speak } from '../../support/speak.ts'
import { settled } from '../../support/workspace.ts'

// What is refused, and wallets and factories that do something else: `integration/acting/newSafe`.

const owner = (page: Page, number: number) =>
  page.getByRole('combobox', { name: `Owner ${number}`, exact: true })
const network = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Networks' }).getByRole('listitem').filter({ hasText: name })
const plan = (page: Page) => page.getByRole('region', { name: 'What will be made' })
const create = (page: Page) => plan(page).getByRole('button', { name: /^Create/ })

test('R-GW-3 R-UI-14 a Safe is made on both networks at one address, by the keyboard alone; the other owner says that it is theirs, it receives and sends', async ({
  asOwner,
  baseURL,
}) => {
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
  await expect(plan(ada)).toContainText('Money that is sent to this address there will wait')
  await tabInto(network(ada, 'Demo Two').getByRole('checkbox'))
  await ada.keyboard.press('Space')
  await expect(create(ada)).not.toBeDisabled()
  await expect(create(ada)).not.toHaveAttribute('aria-disabled', 'true')
  await tabInto(create(ada))
  await ada.keyboard.press('Enter')
  for (const name of ['Demo One', 'Demo Two']) {
    // What each of them comes to is shown before the wallet is asked for it.
    const dialog = ada.getByRole('dialog', { name: `Create a Safe on ${name}` })
    await expect(dialog).toContainText('Rehearsed by both nodes')
    const send = dialog.getByRole('button', { name: 'Send with wallet' })
    await tabInto(send)
    await expect(send).not.toHaveAttribute('aria-disabled', 'true')
    await ada.keyboard.press('Enter')
    await expect(network(ada, name)).toContainText('Created')
  }
  await expect(plan(ada)).toContainText('The Safe is there.')
  await soundInEveryLook(ada)
  const link = network(ada, 'Demo One').getByRole('link', { name: /^Open it on/ })
  const safe = ((await link.getAttribute('href'))?.split(':').at(-1) ?? '0x') as Address // as it was made
  await expect(network(ada, 'Demo Two').getByRole('link')).toHaveAttribute('href', `/two:${safe}`)

  // Who asked for it need not say that it is theirs.
  await goTo(ada, '/accounts')
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

  // It receives, and sends once both have signed.
  for (const chain of [31337, 31338]) {
    const node = createClient({
      ...{ transport: http(`${baseURL}/api/rpc/${chain}`), pollingInterval: 50 },
    })
    const hash = await sendTransaction(node, {
      ...{ account: adaKey, chain: null, to: safe, value: 15n },
    })
    await waitForTransactionReceipt(node, { hash })
    expect(await getBalance(node, { address: safe, blockTag: 'latest' })).toBe(15n)
    // What owners sign names its network.
    if (chain !== 31337) continue
    await executeElsewhere(node, [adaKey, benKey], { safe, nonce: 0, to: BEN, value: 5n })
    expect(await getBalance(node, { address: safe, blockTag: 'latest' })).toBe(10n)
  }
})

test('R-UI-4 what will be made is said in Arabic, and no rule of axe is broken', async ({
  asOwner,
}) => {
  const ada = await asOwner(0, '/accounts/new')
  await settled(ada, 'New Safe')
  await ada.getByRole('button', { name: 'Add my wallet' }).click()
  await ada.getByRole('button', { name: 'Add an owner' }).click()
  await owner(ada, 2).fill(BEN)
  await ada.getByLabel('Signatures needed').selectOption('2')
  await ada.getByText('Advanced').click()
  await ada.getByLabel('Salt').fill('one')
  await expect(ada.getByText('This must be a whole number.')).toBeVisible()
  await soundInEveryLook(ada)
  await ada.getByLabel('Salt').fill('7')
  await speak(ada, 'ar')
  await ada.reload()
  const spoken = ada.getByRole('region', { name: 'ما سيُنشأ' })
  // The same draft, and therefore the same Safe.
  await expect(spoken.getByRole('button', { name: 'إنشاء على Demo One' })).not.toBeDisabled()
  await expect(spoken).toContainText('مفتاح واحد مفقود')
  await soundInEveryLook(ada)
})
