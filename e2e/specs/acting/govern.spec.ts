import { worldAccounts, worldContracts } from '@countersign/demo/world'
import { expect, type Page } from '@playwright/test'
import { encodeFunctionData, parseAbi } from 'viem'
import { bar, button, confirmAndExecute } from '../../support/actionBar.ts'
import { BEN, submit, watchWrites } from '../../support/composer.ts'
import { deployGuard } from '../../support/deployGuard.ts'
import { goTo } from '../../support/goTo.ts'
import { tabInto, tabTo } from '../../support/keyboard.ts'
import { type AsOwner, test } from '../../support/ownersTest.ts'
import { proposeElsewhere } from '../../support/proposeElsewhere.ts'
import { benKey, safeOfThree } from '../../support/safeOfThree.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { speak } from '../../support/speak.ts'
import { settled, storyIsTold } from '../../support/workspace.ts'

const DARIO = worldAccounts[3].address
const { usdc, allowanceModule, safe: releases } = worldContracts[31337]

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const meantIt = (page: Page) =>
  page.getByRole('checkbox', { name: 'I have read the warnings, and mean it.' })
const diff = (page: Page) => page.locator('[data-diff]')

// Each opens two windows and waits for blocks and the indexer, several times.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  await storyIsTold(request)
})

/** Signs and proposes, and ends on the page of what was proposed. */
async function propose(page: Page): Promise<string> {
  await submit(page).click()
  await expect(page).toHaveURL(/\/tx\//)
  return page.url()
}

/** The other owner looks at it, types what is asked for, signs and executes it. */
async function agree(page: Page, url: string, typed?: { label: RegExp; text: string }) {
  await goTo(page, url)
  await settled(page, 'Transaction')
  if (typed) await bar(page).getByLabel(typed.label).fill(typed.text)
  await confirmAndExecute(page)
}

/** That an address is meant: by its end. */
const named = (address: string) => ({ label: /last six characters/, text: address.slice(-6) })

/** Ada and Ben, each in a window of their own. */
async function twoOwners(asOwner: AsOwner, safe: string): Promise<{ ada: Page; ben: Page }> {
  const ada = await asOwner(0, `/one:${safe}/settings`)
  const ben = await asOwner(1, `/one:${safe}/settings`)
  await settled(ada, 'Settings')
  return { ada, ben }
}

async function openSettings(page: Page, safe: string): Promise<void> {
  await goTo(page, `/one:${safe}/settings`)
  await settled(page, 'Settings')
}

test('R-GW-3 two owners in two windows change the threshold, warned of what locks them out', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const { ada, ben } = await twoOwners(asOwner, safe)
  const writes = watchWrites(ada)
  await ada.getByRole('link', { name: 'Change', exact: true }).click()
  await field(ada, 'Signatures needed then').selectOption('3')
  await expect(diff(ada)).toContainText('Now: 2 of 3')
  await expect(diff(ada)).toContainText('Then: 3 of 3')
  await expect(ada.getByText('one lost key locks this Safe for good')).toBeVisible()
  // Warned: it waits until that was read.
  await expect(submit(ada)).toHaveAttribute('aria-disabled', 'true')
  // Refused: there is no way to propose it.
  await field(ada, 'Signatures needed then').selectOption('2')
  await expect(ada.getByText('Nothing would change.')).toBeVisible()
  await submit(ada).click()
  expect(writes).toEqual([])
  await field(ada, 'Signatures needed then').selectOption('3')
  await meantIt(ada).check()
  const proposed = await propose(ada)
  await expect(diff(ada)).toContainText('Then: 3 of 3')

  await goTo(ben, proposed)
  await settled(ben, 'Transaction')
  await expect(diff(ben)).toContainText('Now: 2 of 3')
  await expect(ben.getByText('one lost key locks this Safe for good')).toBeVisible()
  await soundInEveryLook(ben)
  await agree(ben, proposed)
  await openSettings(ben, safe)
  await expect(ben.getByText('3 of 3 owners have to sign')).toBeVisible()
})

test('R-GW-3 two owners swap a third; who cannot sign is refused', async ({ asOwner, baseURL }) => {
  const safe = await safeOfThree(baseURL)
  const { ada, ben } = await twoOwners(asOwner, safe)
  await ada
    .getByRole('link', { name: /^Replace: / })
    .last()
    .click()
  const successor = field(ada, 'Who takes their place')
  await successor.fill(BEN)
  await expect(ada.getByText('This is an owner already.')).toBeVisible()
  await successor.fill(usdc)
  await expect(ada.getByText('This contract does not know how to sign')).toBeVisible()
  await expect(diff(ada)).toHaveCount(0)
  await successor.fill(DARIO)
  await expect(diff(ada)).toContainText('Goes')
  await expect(diff(ada)).toContainText('Comes')
  const proposed = await propose(ada)
  await agree(ben, proposed)
  await openSettings(ben, safe)
  await expect(ben.getByText('2 of 3 owners have to sign')).toBeVisible()
  await expect(ben.getByText(DARIO).first()).toBeVisible()
})

test('R-GW-4 a Safe 1.3.0 is updated to the newest official version', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL, [], releases['1.3.0'].singleton)
  const { ada, ben } = await twoOwners(asOwner, safe)
  await expect(ada.getByText('Official code: Safe 1.3.0, by its hash')).toBeVisible()
  await ada.getByRole('link', { name: 'Update version' }).click()
  await expect(diff(ada)).toContainText('Now: 1.3.0')
  await expect(diff(ada)).toContainText('Then: 1.4.1')
  const proposed = await propose(ada)
  await expect(diff(ada)).toContainText('Then: 1.4.1')
  await agree(ben, proposed)
  await openSettings(ben, safe)
  await expect(ben.getByText('Official code: Safe 1.4.1, by its hash')).toBeVisible()
  await expect(ben.getByText('2 of 3 owners have to sign')).toBeVisible()
  await expect(ben.getByText('Gateway and chain agree')).toBeVisible()
})

/** The Safe whose limit is set, spent from and removed. */
let limited = ''

test('R-GW-3 two owners let somebody spend within a limit', async ({ asOwner, baseURL }) => {
  const safe = await safeOfThree(baseURL)
  limited = safe
  const { ada, ben } = await twoOwners(asOwner, safe)
  await expect(ada.getByText('Demo contract, not the official one')).toBeVisible()
  await ada.getByRole('link', { name: 'Add a limit' }).click()
  await field(ada, 'Who may spend').fill(DARIO)
  await ada.getByRole('textbox', { name: 'Amount' }).fill('2')
  await expect(diff(ada)).toContainText('Modules')
  await soundInEveryLook(ada)
  await meantIt(ada).check()
  const proposed = await propose(ada)
  // Who is to agree reads what the contract is told.
  await goTo(ben, proposed)
  await expect(ben.getByText('setAllowance').first()).toBeVisible()
  await expect(ben.getByText('2,000,000,000,000,000,000')).toBeVisible()
  const told = ben.locator('[data-limit-call="set"]')
  await expect(told).toContainText(/may spend 2\sETH every day\. No owner signs for that\./)
  await expect(told).toContainText('Demo contract, not the official one')
  const verdict = ben.getByRole('region', { name: 'Verdict' })
  await expect(verdict).toContainText('May then spend ETH of this Safe without the owners')
  await agree(ben, proposed, { label: /type: rights/, text: 'rights' })
})

test('R-GW-3 who is no owner spends from a limit until it refuses, with its reason', async ({
  asOwner,
}) => {
  const dario = await asOwner(3, '/preferences')
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  // Whom the owners paid, and forgers may therefore imitate.
  await dario.route(/multisig-transactions/, async (route) => {
    await held
    await route.continue()
  })
  await dario.goto(`/one:${limited}/settings`)
  await settled(dario, 'Settings')
  const limit = dario.locator(`[data-limit="${DARIO}"]`)
  await expect(limit).toContainText('Every day')
  await limit.getByRole('button', { name: 'Spend: ETH' }).click()
  await field(dario, 'To').fill(BEN)
  const much = limit.getByRole('textbox', { name: 'Amount in ETH' })
  const send = limit.getByRole('button', { name: 'Send with wallet' })
  await much.fill('2.5')
  await expect(limit).toContainText('There is 2 ETH left of this limit.')
  await much.fill('0.6')
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await expect(send).toHaveAccessibleDescription('Something is still being looked up.')
  goOn()
  await expect(send).not.toHaveAttribute('aria-disabled')
  await send.click()
  await expect(limit.locator('[data-left]')).toContainText('1.4')
  // The limit would allow it; the Safe does not have it.
  await send.click()
  await expect(limit.getByRole('alert').last()).toHaveText(
    'The contract refuses it: The Safe could not pay',
  )
  await much.fill('1.5')
  await expect(limit).toContainText('There is 1.4 ETH left of this limit.')
  await soundInEveryLook(dario)
})

test('R-GW-3 a limit goes as it came', async ({ asOwner }) => {
  const { ada, ben } = await twoOwners(asOwner, limited)
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
  await ada.route(/lateSettings/, async (route) => {
    await held
    await route.continue()
  })
  await ada.getByRole('link', { name: /^Remove: ETH of/ }).click()
  // Nothing is missing, but not all of it was read: pressed now, nothing would come of it.
  await expect(submit(ada)).toHaveAttribute('aria-disabled', 'true')
  goOn()
  await agree(ben, await propose(ada))
  await openSettings(ben, limited)
  await expect(ben.getByText('Nobody spends anything without')).toBeVisible()
})

test('R-GW-3 two owners let a module in, warned that it could take everything, and turn it off', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const { ada, ben } = await twoOwners(asOwner, safe)
  await expect(ada.getByText('None. Nothing happens without signatures.')).toBeVisible()
  await ada.getByRole('link', { name: 'Let a module in' }).click()
  const module = field(ada, 'Module')
  await module.fill(DARIO)
  await expect(ada.getByText('it cannot be a module')).toBeVisible()
  await expect(diff(ada)).toHaveCount(0)
  await module.fill(allowanceModule)
  await expect(diff(ada)).toContainText('Comes')
  const warning = 'A module can move everything without a single signature.'
  await expect(ada.getByText(warning)).toBeVisible()
  await expect(submit(ada)).toHaveAttribute('aria-disabled', 'true')
  await meantIt(ada).check()
  const proposed = await propose(ada)
  await goTo(ben, proposed)
  await expect(ben.getByText(warning)).toBeVisible()
  await agree(ben, proposed)
  await openSettings(ada, safe)
  await expect(ada.getByText('These can move everything')).toBeVisible()

  await ada.getByRole('link', { name: /^Turn off: / }).click()
  await expect(diff(ada)).toContainText('Goes')
  await agree(ben, await propose(ada))
  await openSettings(ben, safe)
  await expect(ben.getByText('None. Nothing happens without signatures.')).toBeVisible()
})

test('R-GW-3 two owners set a guard, warned that it could block everything, and remove it', async ({
  asOwner,
  baseURL,
}) => {
  const [safe, guard] = [await safeOfThree(baseURL), await deployGuard(baseURL)]
  const { ada, ben } = await twoOwners(asOwner, safe)
  await ada.getByRole('link', { name: 'Set a guard' }).click()
  await field(ada, 'Guard').fill(usdc)
  await expect(ada.getByText('This is no guard')).toBeVisible()
  await expect(diff(ada)).toHaveCount(0)
  await field(ada, 'Guard').fill(guard)
  await expect(diff(ada)).toContainText('Now: none')
  await expect(ada.getByText('A guard can stop every transaction')).toBeVisible()
  await expect(submit(ada)).toHaveAttribute('aria-disabled', 'true')
  await meantIt(ada).check()
  const proposed = await propose(ada)
  await goTo(ben, proposed)
  await expect(ben.getByText('A guard can stop every transaction')).toBeVisible()
  await expect(button(ben, 'Confirm')).toHaveAccessibleDescription('First type what is asked for.')
  await agree(ben, proposed, named(guard))
  await openSettings(ada, safe)
  await expect(ada.getByText('It checks every transaction')).toBeVisible()

  // Warned, too, of what it has kept from happening.
  await ada.getByRole('link', { name: 'Remove guard' }).click()
  await expect(diff(ada)).toContainText('Then: none')
  await expect(ada.getByText('What the guard has kept from happening')).toBeVisible()
  await meantIt(ada).check()
  await agree(ben, await propose(ada))
  await openSettings(ben, safe)
  await expect(ben.getByText('None. Whatever enough owners sign is executed.')).toBeVisible()
})

test('R-GW-3 two owners set another handler, and remove it', async ({ asOwner, baseURL }) => {
  const safe = await safeOfThree(baseURL)
  const { ada, ben } = await twoOwners(asOwner, safe)
  await ada.getByRole('link', { name: 'Set another handler' }).click()
  const handler = field(ada, 'Fallback handler')
  await handler.fill(DARIO)
  await expect(ada.getByText('it cannot answer for the Safe')).toBeVisible()
  await handler.fill(releases['1.4.1'].fallbackHandler)
  await expect(ada.getByText('Nothing would change.')).toBeVisible()
  await handler.fill(usdc)
  await expect(ada.getByText('Nobody here knows this contract')).toBeVisible()
  await expect(meantIt(ada)).toBeVisible()
  // What Safe's makers published is known: nothing to warn of.
  await handler.fill(releases['1.3.0'].fallbackHandler)
  await expect(meantIt(ada)).toHaveCount(0)
  await expect(diff(ada)).toContainText('Fallback handler')
  await agree(ben, await propose(ada))
  await openSettings(ada, safe)
  await expect(ada.getByText(releases['1.3.0'].fallbackHandler).first()).toBeVisible()

  await ada.getByRole('link', { name: 'Remove handler' }).click()
  await expect(ada.getByText('The Safe could no longer sign messages for websites.')).toBeVisible()
  await meantIt(ada).check()
  await agree(ben, await propose(ada))
  await openSettings(ben, safe)
  await expect(ben.getByText('None. This Safe cannot sign messages for websites.')).toBeVisible()
})

test('R-GW-4 a lock-out that was proposed elsewhere is said to whoever should sign it, and never in green', async ({
  asOwner,
  baseURL,
}) => {
  // Its code would take anything for a guard, and never execute again.
  const safe = await safeOfThree(baseURL, [], releases['1.3.0'].singleton)
  const abi = parseAbi(['function setGuard(address guard)'])
  const data = encodeFunctionData({ abi, functionName: 'setGuard', args: [DARIO] })
  const proposal = { to: safe, value: 0n, data, nonce: 0, signers: [benKey] }
  await proposeElsewhere(baseURL ?? '', safe, proposal)
  const ada = await asOwner(0, `/one:${safe}/queue`)
  await ada.getByRole('link', { name: 'Review and confirm' }).click()
  await settled(ada, 'Transaction')
  await expect(ada.getByText('This is no guard')).toBeVisible()
  await expect(ada.getByRole('region', { name: 'Verdict' })).toContainText('locks its owners out')
  const verdict = ada.locator('[data-verdict]:not([data-proof-row])')
  await expect(verdict).toHaveAttribute('data-verdict', 'mismatch')
  await soundInEveryLook(ada)
})

test('R-UI-14 a Safe is changed by the keyboard alone, from its settings to the execution', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const ada = await asOwner(0, `/one:${safe}/settings`)
  await settled(ada, 'Settings')
  await expect(ada.getByRole('link', { name: 'Change', exact: true })).toBeVisible()
  await ada.getByRole('heading', { level: 1 }).focus()
  await tabTo(ada, 'Change')
  await ada.keyboard.press('Enter')
  const needed = field(ada, 'Signatures needed then')
  await expect(needed).toBeVisible()
  await tabInto(needed)
  // As one types into a list: the first of them is "1 of 3".
  await ada.keyboard.press('1')
  await expect(diff(ada)).toContainText('Then: 1 of 3')
  await tabInto(meantIt(ada))
  await ada.keyboard.press('Space')
  await expect(submit(ada)).not.toHaveAttribute('aria-disabled', 'true')
  await tabInto(submit(ada))
  await ada.keyboard.press('Enter')
  await expect(ada).toHaveURL(/\/tx\//)

  const ben = await asOwner(1, new URL(ada.url()).pathname)
  await settled(ben, 'Transaction')
  await expect(diff(ben)).toContainText('Then: 1 of 3')
  for (const name of ['Confirm', 'Execute']) {
    await expect(button(ben, name)).not.toHaveAttribute('aria-disabled', 'true')
    await tabInto(button(ben, name))
    await ben.keyboard.press('Enter')
  }
  await expect(bar(ben).locator('[data-act="indexed"]')).toBeVisible()
})

test('R-UI-14 what changes a Safe is said in Arabic, and breaks no rule in any look', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const ada = await asOwner(0, `/one:${safe}/settings`)
  await settled(ada, 'Settings')
  await soundInEveryLook(ada)
  await ada.goto(`/one:${safe}/send?change=changeThreshold`)
  await field(ada, 'Signatures needed then').selectOption('1')
  await expect(diff(ada)).toBeVisible()
  await soundInEveryLook(ada)
  await meantIt(ada).check()
  const proposed = await propose(ada)
  await speak(ada, 'ar')
  await ada.goto(`/one:${safe}/settings`)
  await settled(ada, 'الإعدادات')
  await soundInEveryLook(ada)
  await ada.goto(proposed)
  await expect(diff(ada)).toContainText('بعدها: 1 من 3')
  await expect(ada.getByText('سيكفي توقيع واحد')).toBeVisible()
  await soundInEveryLook(ada)
  // The same draft, with a limit beside it.
  await ada.goto(`/one:${safe}/send?change=setLimit`)
  await field(ada, 'من يمكنه الإنفاق').fill(DARIO)
  await ada.getByRole('main').locator('input[inputmode="decimal"]').last().fill('2')
  await expect(ada.getByText('تستطيع الوحدة نقل كل شيء')).toBeVisible()
  await soundInEveryLook(ada)
})
