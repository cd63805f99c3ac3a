import { worldAccounts } from '@countersign/demo/world'
import { expect, type Page } from '@playwright/test'
import {
  concat,
  createClient,
  encodeAbiParameters,
  encodeFunctionData,
  erc20Abi,
  hashMessage,
  http,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { planSafe, signForSafe } from '../../support/safe.ts'
import { test } from '../../support/tamperingTest.ts'
import { configureWallet } from '../../support/wallet.ts'
import { ADA, TREASURY } from '../../support/workspace.ts'

const BEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const FAKE_USDC = '0x9F7e6208216274D444525354228b077B24709626'
const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [ADA, 5n] })

async function connect(page: Page, path: string) {
  await page.goto(path)
  await configureWallet(page, { answer: 'approve' })
  await page.getByRole('main').getByRole('button', { name: 'Choose a wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Demo Wallet' }).click()
}

test('R-GW-4 calldata is read here, and the gateway only believed if its bytes are the same', async ({
  page,
}) => {
  await page.goto(`/tools?tool=decode&data=${data}`)
  const calls = page.getByRole('region', { name: '1 call' })
  await expect(calls).toContainText('The gateway reads the same')
  await expect(calls.getByRole('listitem')).toContainText(ADA)

  await page.route('**/data-decoder', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(ADA, BEN) })
  })
  await page.reload()
  await expect(calls).toContainText('The gateway claims something else')
  await expect(calls.getByRole('listitem')).toContainText(ADA)
  await expect(calls).not.toContainText(BEN)

  await page.unroute('**/data-decoder')
  await page.route('**/data-decoder', (route) => route.abort())
  await page.reload()
  await expect(calls).toContainText('Read in this browser only')
  await expect(calls.getByRole('listitem')).toContainText(ADA)
})

test('the hashes of a transaction are the Safe’s own, and told apart from another’s', async ({
  page,
}) => {
  await page.goto('/tools?tool=hash')
  await page.getByLabel('Transaction as JSON').fill('{"to": "0x12"}')
  await expect(page.getByText('The field “to” is missing')).toBeVisible()
  const transaction = { to: ADA, value: '1', data: '0x', operation: 0, nonce: 500 }
  await page.getByLabel('Transaction as JSON').fill(JSON.stringify(transaction))
  await page.getByLabel('Safe', { exact: true }).fill(`one:${TREASURY}`)
  const hashes = page.getByRole('region', { name: 'What your device should show' })
  await expect(hashes).toContainText('The Safe’s own contract comes to the same hash')
  const shown = (await hashes.locator('code').nth(2).textContent()) ?? ''
  const device = hashes.getByLabel('Hash from your device')
  await device.fill(shown)
  await expect(hashes).toContainText('Your device shows this transaction: Safe transaction hash')
  await device.fill(shown.replace(/^./, (digit) => (digit === '0' ? '1' : '0')))
  await expect(hashes).toContainText('Do not sign')
})

test('a text is signed by the wallet, and the signature checked for whose it is', async ({
  page,
}) => {
  await connect(page, '/tools?tool=sign')
  await page
    .getByRole('textbox', { name: 'Text' })
    .fill('bank.example wants you to sign in with your Ethereum account')
  await expect(page.getByText('This signs you in at bank.example')).toBeVisible()
  await page.getByRole('textbox', { name: 'Text' }).fill('Hello')
  await page.getByRole('button', { name: 'Sign with wallet' }).click()
  const result = page.getByRole('status').filter({ hasText: 'Signed' })
  const signature = (await result.locator('bdi').textContent()) ?? ''
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/)

  await page.getByRole('link', { name: 'Check a signature' }).click()
  const check = async (account: string, verdict: string) => {
    await page.getByRole('textbox', { name: 'Account' }).fill(account)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText(verdict)).toBeVisible()
  }
  await page.getByRole('textbox', { name: 'Text' }).fill('Hello')
  await page.getByRole('textbox', { name: 'Signature' }).fill(signature)
  await check(ADA, 'signed with the account’s own key')
  await check(BEN, 'Not this account’s')
  // One signature of three is not the Safe's.
  await check(TREASURY, 'the account’s contract refuses it')
})

test('signatures of Safes hold: by their contract, and by one that is not deployed yet', async ({
  page,
  baseURL,
}) => {
  const owners = worldAccounts.slice(0, 3).map(({ privateKey }) => privateKeyToAccount(privateKey))
  const hash = hashMessage('Hello')
  await page.goto('/tools?tool=check')
  const check = async (account: string, signature: string, verdict: string) => {
    await page.getByRole('textbox', { name: 'Text' }).fill('Hello')
    await page.getByRole('textbox', { name: 'Account' }).fill(account)
    await page.getByRole('textbox', { name: 'Signature' }).fill(signature)
    await page.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(page.getByText(verdict)).toBeVisible()
  }
  const signed = await signForSafe(31337, TREASURY, hash, owners)
  await check(TREASURY, signed, 'Valid: the account’s contract accepts it')

  const client = createClient({ transport: http(`${baseURL}/api/rpc/31337`) })
  const planned = await planSafe(client, owners, BigInt(Date.now()))
  const inner = await signForSafe(31337, planned.address, hash, owners)
  const wrapped = concat([
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }],
      [planned.factory, planned.factoryData, inner],
    ),
    `0x${'6492'.repeat(16)}`,
  ])
  await check(planned.address, wrapped, 'Valid for the contract that will stand at this address')
  await check(BEN, wrapped, 'refuses it')
})

test('R-CON-7 a token is shown in the wallet, unless it imitates one that is listed', async ({
  page,
}) => {
  await connect(page, '/tools?tool=watch')
  const token = page.getByLabel('Token on Demo One')
  await token.fill(FAKE_USDC)
  await expect(page.getByText('Not the USDC that is listed here')).toBeVisible()
  await expect(page.getByRole('button', { name: /in wallet/ })).toHaveCount(0)
  await token.fill(ADA)
  await expect(page.getByText('There is no token at this address')).toBeVisible()
  await token.fill('0x97336541c3A7dc00d35a13F2f3B23AfA1F9AC591')
  await page.getByRole('button', { name: 'Show USDC in wallet' }).click()
  await expect(page.getByText('USDC is in your wallet')).toBeVisible()
})

test('R-CON-7 permissions are listed, and given back', async ({ page }) => {
  await connect(page, '/tools?tool=permissions')
  await expect(page.getByRole('main')).toContainText('See the addresses you have chosen')
  await page.getByRole('button', { name: 'Give all back' }).click()
  await expect(page.getByText('This needs a connected wallet.')).toBeVisible()
})

test('R-CON-7 a wallet that lacks something says so', async ({ page }) => {
  await page.addInitScript((account) => {
    const answers: Record<string, unknown> = {
      eth_requestAccounts: [account],
      eth_accounts: [account],
      eth_chainId: '0x7a69',
    }
    const request = async ({ method }: { method: string }) => {
      if (method in answers) return answers[method]
      throw Object.assign(new Error('There is no such method'), { code: 4200 })
    }
    const info = {
      uuid: '3f1c2d1e-7d53-4b0c-9d0a-6a0f3d8f5c11',
      name: 'Bare Wallet',
      rdns: 'example.bare',
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    }
    const provider = { request, on: () => {}, removeListener: () => {} }
    const announce = () => {
      const detail = Object.freeze({ info, provider })
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  }, ADA)
  await page.goto('/tools?tool=permissions')
  await page.getByRole('main').getByRole('button', { name: 'Choose a wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bare Wallet' }).click()
  await expect(page.getByText('Your wallet cannot do this.')).toBeVisible()
})

test('the networks’ nodes and features are told, one failing alone', async ({ page }) => {
  await page.route('**/api/rpc/31338', (route) => route.abort())
  await page.goto('/tools?tool=chains')
  await expect(page.getByRole('region', { name: 'Demo One' })).toContainText(/Latest block\d/)
  await expect(page.getByRole('region', { name: 'Demo Two' }).getByRole('alert')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What the gateway says' })).toContainText('Layer 2')
  await page.unroute('**/api/rpc/31338')
  await page.getByRole('region', { name: 'Demo Two' }).getByRole('button').first().click()
  await expect(page.getByRole('region', { name: 'Demo Two' })).toContainText(/Latest block\d/)
})

test('calldata pasted into the palette is decoded', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Search or paste' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByRole('combobox').fill(data)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '1 call' })).toContainText(ADA)
})
