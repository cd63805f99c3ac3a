import { storySafes } from '@countersign/demo/storySafes'
import { worldAccounts, worldContracts } from '@countersign/demo/world'
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { getBalance, sendTransaction } from 'viem/actions'
import { test, whereLittleCanBeKept } from '../../support/frameTest.ts'
import { expectStatus, openInHost } from '../../support/host.ts'
import { adaKey, benKey, chiomaKey, nodeOf, safeOfThree } from '../../support/safeOfThree.ts'
import { executeElsewhere } from '../../support/safeTx.ts'

const { committee } = storySafes
const { usdc, orchard } = worldContracts[31337]
const hashIn = (page: Page, kind: 'tx' | 'msg'): string | undefined =>
  new RegExp(`/${kind}/(0x[0-9a-f]{64})`).exec(page.frame('app')?.url() ?? '')?.[1]

/** What the other owner does in the host, elsewhere. */
async function finish(page: Page, baseURL: string | undefined, place: object, hash: string) {
  const other = await page.context().newPage()
  await openInHost(other, baseURL, place)
  const row = other.locator(`[data-safe-tx="${hash}"]`)
  await row.getByRole('button', { name: 'Confirm' }).click()
  await expect(row).toContainText('2 of 2 signed')
  await row.getByRole('button', { name: 'Execute' }).click()
  await expect(row).toBeHidden()
  await other.close()
}

const heading = (app: FrameLocator, name: string) => app.getByRole('heading', { level: 1, name })

whereLittleCanBeKept(() => {
  test('R-FRAME-1 inside a Safe the composer hands to the host, which asks and collects; so does a message, which two owners sign there', async ({
    page,
    baseURL,
  }) => {
    const node = nodeOf(baseURL ?? '')
    const [paid] = [worldAccounts[7].address]
    const value = parseEther('0.002')
    const account = adaKey
    await sendTransaction(node, { account, chain: null, to: committee.address, value })
    const before = await getBalance(node, { address: paid })
    const path = `/one:${committee.address}/send`
    const messages = `/one:${committee.address}/messages`
    const app = await openInHost(page, baseURL, { safe: 'committee', as: '1', path })
    await expectStatus(app, 'unauthenticated')
    await app.getByRole('combobox', { name: 'To', exact: true }).fill(paid)
    await app.getByRole('textbox', { name: 'Amount', exact: true }).fill('0.002')
    // What the host decides is not asked here.
    await expect(app.getByText('The Safe around this page asks you')).toBeVisible()
    await expect(app.getByRole('combobox', { name: 'Nonce' })).toHaveCount(0)
    const hand = app.getByRole('button', { name: 'Hand to this Safe' })
    const prompt = page.getByRole('dialog', { name: 'Propose a transaction' })
    await hand.click()
    await prompt.getByRole('button', { name: 'Reject' }).click()
    await expect(app.getByText('Refused in the wallet. Nothing was sent.')).toBeVisible()
    await hand.click()
    await expect(prompt).toContainText(paid)
    await prompt.getByRole('button', { name: 'Approve' }).click()
    await expect(heading(app, 'Transaction')).toBeVisible()
    const hash = hashIn(page, 'tx') ?? ''
    await finish(page, baseURL, { safe: 'committee', as: '2' }, hash)
    await expect.poll(() => getBalance(node, { address: paid })).toBe(before + value)
    await expect(app.getByRole('main')).toContainText('Executed')

    await page.frame('app')?.evaluate((next) => history.pushState({}, '', next), messages)
    const write = (frame: FrameLocator) =>
      frame.getByRole('textbox', { name: 'What the Safe is to stand by' })
    const ask = (frame: FrameLocator) =>
      frame.getByRole('button', { name: 'Ask this Safe to sign' })
    const signing = (host: Page) => host.getByRole('dialog', { name: 'Sign a message' })
    const text = `The committee stands by it, ${Date.now()}.`
    await write(app).fill(text)
    await expect(app.getByRole('button', { name: 'Sign on the chain' })).toHaveCount(0)
    await ask(app).click()
    await signing(page).getByRole('button', { name: 'Approve' }).click()
    await expect(heading(app, 'Message')).toBeVisible()
    const signers = app.getByRole('region', { name: 'Who signed', exact: true })
    await expect(signers).toContainText('1 valid of 2 needed')

    const other = await page.context().newPage()
    const otherApp = await openInHost(other, baseURL, {
      ...{ safe: 'committee', as: '2' },
      path: `/one:${committee.address}/msg/${hashIn(page, 'msg')}`,
    })
    await ask(otherApp).click()
    await signing(other).getByRole('button', { name: 'Approve' }).click()
    await expect(otherApp.getByRole('region', { name: 'Proof', exact: true })).toContainText(
      'accepts the signature',
    )
  })

  test('R-FRAME-1 inside a Safe approvals are revoked through the host, several as one', async ({
    page,
    baseURL,
  }) => {
    const node = nodeOf(baseURL ?? '')
    const safe = await safeOfThree(baseURL)
    for (const [nonce, to] of [usdc, orchard].entries()) {
      const args = [worldAccounts[7].address, 5n] as const
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
      await executeElsewhere(node, [benKey, chiomaKey], { safe, nonce, to, value: 0n, data })
    }
    const app = await openInHost(page, baseURL, { safe, as: '0', path: `/one:${safe}/approvals` })
    await expectStatus(app, 'unauthenticated')
    const rows = app.getByRole('table', { name: 'Who may take what' }).getByRole('row')
    await rows.nth(1).getByRole('checkbox').check()
    await rows.nth(2).getByRole('checkbox').check()
    await app.getByRole('button', { name: 'Revoke 2 chosen' }).click()
    await app.getByRole('button', { name: 'Hand over to the Safe' }).click()
    const prompt = page.getByRole('dialog', { name: 'Propose 2 calls at once' })
    // Both are calls of this very Safe; refused, nothing is left behind.
    await expect(prompt).toContainText('with the data 0x095ea7b3')
    await prompt.getByRole('button', { name: 'Reject' }).click()
    await expect(app.getByText('Refused in the wallet. Nothing was sent.')).toBeVisible()
    await expect(rows).toHaveCount(3)
  })
})
