import { worldAccounts, worldContracts } from '@countersign/demo/world'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Address, concat, encodeFunctionData, encodePacked, parseAbi, size } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions'
import { bar, button } from '../../support/actionBar.ts'
import { deployPlanter, plantModule } from '../../support/attacks.ts'
import { tabInto } from '../../support/keyboard.ts'
import { type AsOwner, test } from '../../support/ownersTest.ts'
import { proposeElsewhere } from '../../support/proposeElsewhere.ts'
import { adaKey, benKey, nodeOf, safeOfThree } from '../../support/safeOfThree.ts'
import { safeTxOf } from '../../support/safeTx.ts'
import { soundInEveryLook } from '../../support/soundInEveryLook.ts'
import { speak } from '../../support/speak.ts'
import { settled } from '../../support/workspace.ts'

const { usdc, safe: releases } = worldContracts[31337]
const DARIO = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const erc20 = parseAbi(['function transfer(address to, uint256 amount)'])
const pay = (amount: bigint) => ({
  ...{ to: usdc, value: 0n, operation: 0 as const },
  data: encodeFunctionData({ abi: erc20, args: [DARIO, amount] }),
})

const minting = parseAbi(['function mint(address to, uint256 amount)'])
const issuer = privateKeyToAccount(worldAccounts[9].privateKey)

/** A Safe that has what it pays: a rehearsal says so. */
async function fundedSafe(url = ''): Promise<Address> {
  const safe = await safeOfThree(url)
  const client = nodeOf(url)
  const data = encodeFunctionData({ abi: minting, args: [safe, 1_000_000_000n] })
  const hash = await sendTransaction(client, { account: issuer, chain: null, to: usdc, data })
  await waitForTransactionReceipt(client, { hash, pollingInterval: 50 })
  return safe
}

const verdict = (page: Page): Locator => page.locator('[data-verdict]:not([data-proof-row])')

async function openFirst(asOwner: AsOwner, safe: Address): Promise<Page> {
  const ada = await asOwner(0, `/one:${safe}/queue`)
  await ada.getByRole('link', { name: 'Review and confirm' }).click()
  await settled(ada, 'Transaction')
  return ada
}

const batcher = parseAbi(['function multiSend(bytes transactions)'])
const packed = [1n, 2n, 3n, 4n, 5n].map((amount) => {
  const { operation, to, value, data } = pay(amount * 1_250_000n)
  const types = ['uint8', 'address', 'uint256', 'uint256', 'bytes'] as const
  return encodePacked(types, [operation, to, value, BigInt(size(data)), data])
})
const five = encodeFunctionData({ abi: batcher, args: [concat(packed)] })
const owners = parseAbi(['function addOwnerWithThreshold(address owner, uint256 threshold)'])
const KINDS: Record<string, (safe: Address) => Parameters<typeof proposeElsewhere>[2]> = {
  'a payment': () => ({ ...pay(1_250_000n), nonce: 0, signers: [benKey] }),
  'a batch of five calls': () => ({
    ...{ to: releases['1.4.1'].multiSendCallOnly, value: 0n, data: five, operation: 1 },
    ...{ nonce: 0, signers: [benKey] },
  }),
  'another owner': (safe) => ({
    data: encodeFunctionData({ abi: owners, args: [DARIO, 2n] }),
    ...{ to: safe, value: 0n, nonce: 0, signers: [benKey] },
  }),
}

for (const [kind, proposal] of Object.entries(KINDS)) {
  test(`R-UI-4 ${kind} is reviewed at 1280 × 800 without scrolling: what, to whom, who, whether, and the buttons`, async ({
    asOwner,
    baseURL,
  }) => {
    const safe = await fundedSafe(baseURL)
    await proposeElsewhere(baseURL ?? '', safe, proposal(safe))
    const ada = await openFirst(asOwner, safe)
    await ada.setViewportSize({ width: 1280, height: 800 })
    await expect(button(ada, 'Confirm')).toBeVisible()
    const region = (name: string) => ada.getByRole('region', { name, exact: true })
    const seen = [
      ...['At a glance', 'Verdict', 'What changes', 'Who signed', 'Proof'].map(region),
      region('What changes').getByText(DARIO).first(),
      bar(ada),
      ...['Confirm', 'Execute', 'Reject', 'Replace'].map((name) => button(ada, name)),
    ]
    for (const each of seen) {
      const box = await each.boundingBox()
      expect(box?.y, String(each)).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 900), String(each)).toBeLessThanOrEqual(800)
    }
    // The bar lies over the page where that is too long.
    const ends = await ada.evaluate(() => document.documentElement.scrollHeight)
    expect(ends).toBeLessThanOrEqual(800)
    await soundInEveryLook(ada)
  })
}

test('R-GW-4 unknown code acts as the Safe only for whoever types the end of its address, by the keyboard alone', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL, [{ value: 1n, signers: [benKey] }])
  const planter = await deployPlanter(nodeOf(baseURL ?? ''), adaKey)
  const call = { to: planter, value: 0n, data: plantModule(DARIO), operation: 1 } as const
  const { safeTxHash } = safeTxOf(safe, 0, call)
  const proposed = safeTxOf(safe, 0, { to: worldAccounts[3].address, value: 1n }).safeTxHash
  const ada = await asOwner(0, '/preferences')
  // Our gateway takes no such proposal; another one might.
  await ada.route(new RegExp(`/transactions/.*${safeTxHash}`), async (route) => {
    const url = `${baseURL}/v1/chains/31337/transactions/multisig_${safe}_${proposed}`
    const details = await (await ada.request.get(url)).json()
    const changed = { hexData: call.data, operation: 1, value: '0', dataDecoded: null }
    Object.assign(details.txData, changed, { to: { value: planter } })
    const info = details.detailedExecutionInfo
    info.safeTxHash = safeTxHash
    info.confirmations[0].signature = await benKey.sign({ hash: safeTxHash })
    details.txId = `multisig_${safe}_${safeTxHash}`
    details.txInfo = {
      ...{ type: 'Custom', to: { value: planter }, dataSize: '32', value: '0' },
      ...{ methodName: null, actionCount: null, isCancellation: false },
    }
    await route.fulfill({ json: details })
  })
  await ada.goto(`/one:${safe}/tx/multisig_${safe}_${safeTxHash}`)
  await settled(ada, 'Transaction')
  await expect(verdict(ada)).toHaveAttribute('data-verdict', 'mismatch')
  await expect(ada.getByRole('region', { name: 'Verdict' })).toContainText('act as the Safe itself')
  const end = ada.getByRole('textbox', { name: /last six characters/ })
  await expect(end).toHaveAccessibleDescription(new RegExp(planter, 'i'))
  const confirm = button(ada, 'Confirm')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await soundInEveryLook(ada)
  await ada.getByRole('heading', { level: 1 }).focus()
  await tabInto(end)
  await ada.keyboard.type(planter.slice(2, 8))
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await ada.keyboard.press('Control+a')
  await ada.keyboard.type(planter.slice(-6))
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
  await tabInto(confirm)
  await ada.keyboard.press('Enter')
  await expect(bar(ada).locator('[data-act="signed"]')).toBeVisible()
})

test('R-GW-4 what was tried and failed is named by typing, also in Arabic, and a click does not do', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL, [{ value: 1n, signers: [benKey] }])
  const ada = await asOwner(0, '/preferences')
  // Whom the owners paid before: that list of the gateway is out.
  await ada.route(/multisig-transactions/, (route) => route.abort())
  await ada.goto(`/one:${safe}/queue`)
  await ada.getByRole('link', { name: 'Review and confirm' }).click()
  await settled(ada, 'Transaction')
  await expect(verdict(ada)).toHaveAttribute('data-verdict', 'unchecked')
  const confirm = button(ada, 'Confirm')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect(bar(ada).getByText('First type what is asked for.').first()).toBeVisible()
  const field = ada.getByRole('textbox', { name: 'To go on all the same, type: recipients' })
  await field.fill('yes')
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await field.fill('Recipients')
  await expect(confirm).not.toHaveAttribute('aria-disabled', 'true')
  await soundInEveryLook(ada)

  await speak(ada, 'ar')
  await ada.reload()
  const spoken = ada.getByRole('region', { name: 'ما يمكنك فعله' })
  await expect(spoken.getByRole('button', { name: 'تأكيد' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await spoken.getByRole('textbox').fill('مستلمون')
  await expect(spoken.getByRole('button', { name: 'تأكيد' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await soundInEveryLook(ada)
})

test('R-GW-4 nothing is rejected while what it stands on is read; where that fails, an owner still can', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL, [{ value: 1n, signers: [benKey] }])
  const ada = await openFirst(asOwner, safe)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await ada.route('**/api/rpc/31337', async (route) => {
    const asked = route.request().postData()?.toLowerCase() ?? ''
    if (asked.includes('eth_getcode') && asked.includes(DARIO.toLowerCase())) await held
    await route.fallback()
  })
  await ada.reload()
  for (const name of ['Confirm', 'Reject']) {
    await expect(button(ada, name)).toHaveAccessibleDescription('Still being checked.')
  }
  await soundInEveryLook(ada)
  release()
  await expect(button(ada, 'Reject')).not.toHaveAttribute('aria-disabled')

  await ada.unrouteAll()
  await ada.route('**/api/rpc/31337', async (route) => {
    const asked = route.request().postData()?.toLowerCase() ?? ''
    if (asked.includes('eth_getcode') && asked.includes(DARIO.toLowerCase())) await route.abort()
    else await route.fallback()
  })
  await ada.reload()
  await expect(button(ada, 'Confirm')).toHaveAccessibleDescription(
    'The Safe could not be read. Reload this page to try again.',
  )
  await button(ada, 'Reject').click()
  await expect(bar(ada)).toContainText('Another one wants nonce 0, too')
})

test('R-GW-4 a call is said in the words of its contract’s description, beside what the bytes say; one that does not fit is refused', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await safeOfThree(baseURL)
  const data = encodeFunctionData({ abi: minting, args: [DARIO, 12_340_000n] })
  const proposal = { to: usdc, value: 0n, data, nonce: 0, signers: [benKey] }
  await proposeElsewhere(baseURL ?? '', safe, proposal)
  const ada = await openFirst(asOwner, safe)
  const changes = ada.getByRole('region', { name: 'What changes', exact: true })
  await expect(changes).toContainText('In the words of Orchard tokens:')
  await expect(changes).toContainText(/Make 12\.34.USDC for/)
  // And what it is called in the bytes.
  await expect(changes).toContainText('0x40c10f19')
  await expect(changes.getByText('amount uint256')).toBeVisible()
  await soundInEveryLook(ada)

  await ada.route('**/api/descriptions/31337', async (route) => {
    const lie = { intent: 'Mint 1 USDC', fields: [{ path: 'fee', label: 'Fee' }] }
    const contract = { deployments: [{ chainId: 31337, address: usdc }] }
    const display = { formats: { 'mint(address to,uint256 amount)': lie } }
    await route.fulfill({ json: [{ context: { contract }, display }] })
  })
  await ada.reload()
  await settled(ada, 'Transaction')
  await expect(changes).toContainText('points at values that are not there')
  await expect(changes).not.toContainText('Mint 1 USDC')
})

test('R-GW-4 a printed review is an approval record: Safe, network, whole addresses, signers with times, hashes, verdict', async ({
  asOwner,
  baseURL,
}) => {
  const safe = await fundedSafe(baseURL)
  await proposeElsewhere(baseURL ?? '', safe, KINDS['a payment']?.(safe) ?? never())
  const ada = await openFirst(asOwner, safe)
  await expect(verdict(ada)).toHaveAttribute('data-verdict', 'proven')
  await ada.emulateMedia({ media: 'print' })
  const record = ada.getByRole('region', { name: 'Approval record' })
  await expect(record).toBeVisible()
  for (const text of [safe, 'Demo One (chain 31337)', benKey.address, 'signed by an owner']) {
    await expect(record).toContainText(text)
  }
  await expect(record.getByRole('row').nth(1)).toContainText(/20\d\d/)
  for (const name of ['Safe transaction hash', 'Domain hash', 'Message hash', 'Calldata digest']) {
    await expect(record.getByText(name).first()).toBeVisible()
  }
  await expect(ada.getByRole('region', { name: 'Verdict' })).toContainText(
    /Hash proven by (\d) of \1 witnesses/,
  )
  await expect(ada.getByText(DARIO).first()).toBeVisible()
  // The contract stands in what is folded on a screen.
  await expect(ada.getByText(usdc).first()).toBeVisible()
  await expect(bar(ada)).toBeHidden()
  await expect(ada.getByRole('navigation').first()).toBeHidden()
  await ada.emulateMedia({ media: 'screen' })
  await expect(record).toHaveCount(0)
})

function never(): never {
  throw new Error('There is such a kind.')
}
