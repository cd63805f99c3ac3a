import { readFileSync } from 'node:fs'
import { worldAccounts } from '@countersign/demo/world'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Address, encodeFunctionData, parseAbi, zeroAddress } from 'viem'
import { bar, button } from '../../support/actionBar.ts'
import { findViolations, injectAxe } from '../../support/axe.ts'
import { followRequests } from '../../support/followRequests.ts'
import {
  type Answer,
  installOddWallet,
  letItBatch,
  never,
  ODD_WALLET,
  type OddWallet,
  refuse,
  signData,
  WalletError,
} from '../../support/oddWallet.ts'
import { overhang } from '../../support/overhang.ts'
import { adaKey, benKey, chiomaKey, nodeOf, safeOfThree } from '../../support/safeOfThree.ts'
import { executeElsewhere, safeTxOf } from '../../support/safeTx.ts'
import { sample } from '../../support/sample.ts'
import { speak } from '../../support/speak.ts'
import { settled } from '../../support/workspace.ts'
import { test } from '../../support/worldTest.ts'

/** Where it is not, what fails is the reason that stands there. */
const isOn = (page: Page, name: string) =>
  expect
    .poll(() =>
      button(page, name).evaluate((at) => {
        const why = document.getElementById(at.getAttribute('aria-describedby') ?? '')
        return at.getAttribute('aria-disabled') === 'true' ? `off: ${why?.textContent}` : 'on'
      }),
    )
    .toBe('on')
const isSigned = (page: Page) =>
  expect(button(page, 'Confirm')).toHaveAccessibleDescription('You have signed it.')

let url: string
let context: BrowserContext
/** Ada's window, with a wallet that does as this spec wants. It is opened once. */
let page: Page
let wallet: OddWallet

test.beforeAll(async ({ browser, baseURL }) => {
  url = baseURL ?? ''
  context = await browser.newContext({ baseURL: url })
  wallet = await installOddWallet(context, { client: nodeOf(url), account: adaKey })
  page = await context.newPage()
  await page.goto('/contacts')
  await page.getByRole('banner').getByRole('button', { name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: ODD_WALLET }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
test.afterAll(() => context?.close())

/** Opens what waits at a nonce, from the queue. */
async function open(safe: Address, nonce: number) {
  await page.goto(`/one:${safe}/queue`)
  await settled(page, 'Queue')
  await page
    .getByRole('list', { name: `Nonce ${nonce}` })
    .getByRole('link')
    .first()
    .click()
  await isOn(page, 'Confirm')
}

async function breaksNoRule(at: Page = page) {
  await injectAxe(at)
  expect(await findViolations(at)).toEqual([])
}

test('R-ERR-4 whatever a wallet does with a signature ends in a sentence and a way on', async () => {
  const safe = await safeOfThree(url, [{ value: 1n, signers: [benKey] }])
  await open(safe, 0)
  const answers: [string, Answer, string, 'of another'?][] = [
    ['eth_signTypedData_v4', refuse, 'Refused in the wallet. Nothing was sent.'],
    [
      'eth_signTypedData_v4',
      () => {
        throw new WalletError(-32002, 'Request already pending.')
      },
      'The wallet is already asking something.',
    ],
    [
      'eth_signTypedData_v4',
      ([, data]) => signData(adaKey, data, (text) => text.replace('"value":"1"', '"value":"2"')),
      'The wallet signed something else than it was asked.',
      'of another',
    ],
    [
      'eth_signTypedData_v4',
      ([, data]) => signData(chiomaKey, data),
      'The wallet answered for another account.',
      'of another',
    ],
    ['eth_signTypedData_v4', () => '0x1234', 'The wallet signed something else'],
  ]
  for (const [method, answer, sentence, isOther] of answers) {
    wallet.set(method, answer)
    await button(page, 'Confirm').click()
    await expect(bar(page)).toContainText(sentence)
    if (isOther) {
      // Whose it is stands among the witnesses, and nothing is signed until somebody has seen it.
      const signer = page.locator('[data-witness-row="signer"]')
      await expect(signer).toHaveAttribute('data-told-verdict', 'mismatch')
      await expect(button(page, 'Confirm')).toHaveAttribute('aria-disabled', 'true')
      await bar(page).getByRole('button', { name: 'Try again' }).click()
    }
    await isOn(page, 'Confirm')
    wallet.set(method)
  }

  // It does not answer: somebody stops waiting, and somebody goes away.
  wallet.set('eth_signTypedData_v4', never)
  await button(page, 'Confirm').click()
  await expect(bar(page)).toContainText('Your wallet is asked')
  await breaksNoRule()
  await bar(page).getByRole('button', { name: 'Stop waiting' }).click()
  await expect(bar(page)).toContainText('You stopped waiting for the wallet.')
  await button(page, 'Confirm').click()
  await expect(bar(page)).toContainText('Your wallet is asked')
  await page.reload()
  await expect(bar(page)).toContainText('The page was left before the wallet answered.')
  await isOn(page, 'Confirm')
  wallet.set('eth_signTypedData_v4')

  // It is elsewhere and stays there; then it comes when asked, and leaves again while it signs.
  await wallet.moveTo(31338)
  wallet.set('wallet_switchEthereumChain', refuse)
  await button(page, 'Confirm').click()
  await expect(bar(page)).toContainText('Refused in the wallet. Nothing was sent.')
  wallet.set('wallet_switchEthereumChain')
  wallet.set('eth_signTypedData_v4', async ([, data]) => {
    await wallet.moveTo(31338)
    return signData(adaKey, data)
  })
  const switched = wallet.count('wallet_switchEthereumChain')
  await button(page, 'Confirm').click()
  await isSigned(page)
  expect(wallet.count('wallet_switchEthereumChain')).toBe(switched + 1)
  wallet.set('eth_signTypedData_v4')
  await wallet.moveTo(31337)
})

test('R-TX-4 whatever a wallet does with an execution, it is sent once', async () => {
  const safe = await safeOfThree(url, [{ value: 1n, signers: [benKey, chiomaKey] }])
  await open(safe, 0)
  await isOn(page, 'Execute')
  wallet.set('eth_sendTransaction', refuse)
  await button(page, 'Execute').click()
  await expect(bar(page)).toContainText('Refused in the wallet. Nothing was sent.')

  wallet.set('eth_sendTransaction', never)
  await button(page, 'Execute').click()
  await expect(bar(page)).toContainText('Your wallet is asked')
  await page.reload()
  await expect(bar(page)).toContainText('not known whether it was sent')
  await expect(button(page, 'Execute')).toHaveAccessibleDescription(
    'It may have been sent already.',
  )
  await breaksNoRule()
  await bar(page).getByRole('button', { name: 'It was not sent' }).click()

  // It goes to another network while it is asked, and sends there.
  wallet.set('eth_sendTransaction', async () => {
    await wallet.moveTo(31338)
    return `0x${'5e'.repeat(32)}`
  })
  await button(page, 'Execute').click()
  await expect(bar(page)).toContainText('Your wallet changed its network while it was asked')
  await breaksNoRule()
  await bar(page).getByRole('button', { name: 'It was not sent' }).click()

  wallet.set('eth_sendTransaction')
  await button(page, 'Execute').click()
  await expect(bar(page).locator('[data-act="indexed"]')).toBeVisible()
})

const abi = parseAbi([
  'function changeThreshold(uint256)',
  'function removeOwner(address previous, address owner, uint256 threshold)',
])
const FIRST = '0x0000000000000000000000000000000000000001'

test('R-TX-4 what other owners change while the page is open is said before anything is asked', async () => {
  const one = { value: 1n, signers: [benKey] }
  const safe = await safeOfThree(url, [one, one, one, one])
  const quiet = followRequests(page)
  const asked = () => wallet.count('eth_signTypedData_v4')
  const before = asked()
  const change = (nonce: number, data: `0x${string}`) =>
    executeElsewhere(nodeOf(url), [benKey, chiomaKey], { safe, nonce, to: safe, value: 0n, data })

  const want = (count: bigint) =>
    encodeFunctionData({ abi, functionName: 'changeThreshold', args: [count] })
  // What the page is told by its own polling would be no surprise any more.
  const stopPolling = () => page.route(`**/v1/chains/31337/safes/${safe}`, (route) => route.abort())

  // From the list.
  await page.goto(`/one:${safe}/queue`)
  await settled(page, 'Queue')
  const last = page.getByRole('list', { name: 'Nonce 3' })
  await expect(last.getByRole('button', { name: 'Reject' })).toBeVisible()
  await stopPolling()
  await change(0, want(1n))
  await last.getByRole('button', { name: 'Reject' }).click()
  await expect(last.getByRole('alert')).toContainText('Signatures needed: 1 instead of 2.')
  await breaksNoRule()
  expect(asked()).toBe(before)

  // On its page.
  await page.unrouteAll()
  await open(safe, 3)
  await stopPolling()
  await change(1, want(2n))
  await button(page, 'Confirm').click()
  await expect(bar(page).getByRole('alert')).toContainText('Signatures needed: 2 instead of 1.')
  await breaksNoRule()
  expect(asked()).toBe(before)
  // Told, it may be asked.
  wallet.set('eth_signTypedData_v4', refuse)
  await button(page, 'Confirm').click()
  await expect(bar(page)).toContainText('Refused in the wallet.')
  expect(asked()).toBe(before + 1)
  wallet.set('eth_signTypedData_v4')

  // After each answer the page reads the chain again: what it finds then is no surprise, either.
  await quiet()
  const removal = [FIRST, adaKey.address, 1n] as const
  await change(2, encodeFunctionData({ abi, functionName: 'removeOwner', args: removal }))
  await button(page, 'Confirm').click()
  await expect(bar(page).getByRole('alert')).toContainText('0 added, 1 removed')
  await expect(button(page, 'Confirm')).toHaveAccessibleDescription(
    'The connected account is no owner.',
  )
  expect(asked()).toBe(before + 1)
  await page.unrouteAll()
})

test('R-ERR-4 a gateway that refuses, is slow or is down loses no signature', async () => {
  const safe = await safeOfThree(url, [{ value: 1n, signers: [benKey] }])
  await open(safe, 0)
  const kept = 'Your signature is kept in this browser'
  const again = bar(page).getByRole('button', { name: 'Share again' })

  await page.route('**/propose', (route) =>
    route.fulfill({ status: 422, json: { code: 422, message: 'Not today' } }),
  )
  await button(page, 'Confirm').click()
  await expect(bar(page)).toContainText('The gateway does not take it.')
  await expect(bar(page)).toContainText('Not today')
  await expect(bar(page)).toContainText(kept)
  await breaksNoRule()

  // Slow: it is waited for, and what is here stays here.
  const gate = Promise.withResolvers<void>()
  await page.unrouteAll()
  await page.route('**/propose', async (route) => {
    await gate.promise
    await route.abort()
  })
  await again.click()
  await expect(bar(page)).toContainText(kept)
  gate.resolve()
  await expect(bar(page)).toContainText('The gateway does not answer.')

  // Down for everything: the page says so, and still has the signature.
  await page.route('**/v1/**', (route) => route.abort())
  await page.reload()
  await expect(bar(page)).toContainText(kept)
  const download = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Save as a file' }).click()
  const path = await (await download).path()
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(await fileOf(safe, adaKey))
  await page.unrouteAll()
  await again.click()
  await expect(again).toBeHidden()
  await page.reload()
  await isSigned(page)
})

/** What an owner has signed at nonce 0 and saved, wherever that was. */
async function fileOf(safe: Address, owner: typeof adaKey) {
  const { fields, safeTxHash } = safeTxOf(safe, 0, { to: worldAccounts[3].address, value: 1n })
  return {
    ...{ kind: 'safe-tx', version: 1, chainId: 31337, safe, safeTxHash },
    transaction: { ...fields, nonce: '0' },
    signatures: [{ signer: owner.address, signature: await owner.sign({ hash: safeTxHash }) }],
  }
}

test('R-ERR-4 a co-signer’s file is chosen or dropped, checked, and counts', async () => {
  const safe = await safeOfThree(url, [{ value: 1n, signers: [benKey] }])
  const file = await fileOf(safe, chiomaKey)
  await page.goto(`/one:${safe}/queue`)
  await settled(page, 'Queue')
  const take = (text: string) =>
    page
      .getByLabel('Choose a saved signature')
      .last()
      .setInputFiles({
        ...{ name: 'safe-tx.json', mimeType: 'application/json', buffer: Buffer.from(text) },
      })
  await take(JSON.stringify({ ...file, safe: zeroAddress }))
  await expect(page.getByRole('main')).toContainText('This file is for another Safe')
  await take('Dear Ada')
  await expect(page.getByRole('main')).toContainText('This file is no saved signature.')
  await breaksNoRule()
  // Dropped, as people do.
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'safe-tx.json', { type: 'application/json' }))
    return data
  }, JSON.stringify(file))
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped })
  await expect(page.getByRole('main')).toContainText('The signatures are taken in and shared')
  await expect(page.getByRole('link', { name: 'Review and execute' })).toBeVisible()
})

test('R-JDG-4 10. a wallet that batches is asked for nothing by a queue of ready ones', async () => {
  const signers = [adaKey, benKey]
  const safe = await safeOfThree(
    url,
    [1n, 2n, 3n].map((value) => ({ value, signers })),
  )
  letItBatch(wallet, nodeOf(url), adaKey)
  const sent = wallet.count('eth_sendTransaction')
  await page.goto(`/one:${safe}/queue`)
  await page.getByRole('link', { name: 'Review the first' }).click()
  await expect(button(page, 'Execute')).not.toHaveAttribute('aria-disabled', 'true')
  expect(wallet.count('wallet_sendCalls') + wallet.count('eth_sendTransaction')).toBe(sent)
})

const LOOKS = sample({
  /** The list, or one transaction by its place in it. */
  place: ['queue', 0, 1, 2] as const,
  locale: ['en', 'ar'],
  colorScheme: ['light', 'dark'] as const,
  width: [375, 1280],
})

test('R-UI-14 axe finds nothing in what failed, is stuck, is doubtful or is kept, however it is looked at', async () => {
  const signers = [adaKey, benKey]
  const safe = await safeOfThree(
    url,
    [1n, 2n, 3n].map((value) => ({ value, signers })),
  )
  await page.goto(`/one:${safe}/queue`)
  await settled(page, 'Queue')
  await rememberActs(safe)
  for (const { locale, place, colorScheme, width } of LOOKS) {
    await speak(page, locale)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`/one:${safe}/${place === 'queue' ? place : `tx/${hashes(safe)[place]}`}`)
    await expect(page.locator('[data-act]')).toHaveCount(place === 'queue' ? 3 : 1)
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    // What is stuck can be sped up.
    if (place === 1) await expect(page.locator('[data-act] button')).toHaveCount(2)
    await breaksNoRule()
    await expect.poll(() => overhang(page)).toBe(0)
  }
})

const hashes = (safe: Address) =>
  [1n, 2n, 3n].map(
    (value, nonce) => safeTxOf(safe, nonce, { to: worldAccounts[3].address, value }).safeTxHash,
  )

/** As an earlier visit left them: one that failed, one that is stuck, one that nobody heard of, one kept. */
async function rememberActs(safe: Address) {
  const [failed, stuck, unheard] = hashes(safe)
  const kept = `0x${'4e'.repeat(32)}`
  const question = { what: 'send', signer: adaKey.address, at: 1, token: 'gone', walletNonce: 0 }
  const signature = { signer: adaKey.address, signature: '0x12', isShared: false }
  const acts = [
    {
      ...{ safeTxHash: failed, stage: 'failed', hashes: [`0x${'1f'.repeat(32)}`] },
      fault: { kind: 'reverts.GS013', details: 'GS013' },
    },
    { safeTxHash: stuck, stage: 'sent', hashes: [`0x${'2f'.repeat(32)}`] },
    { safeTxHash: unheard, stage: 'ready', doubt: question },
    {
      ...{ safeTxHash: kept, stage: 'signed', signatures: [signature] },
      fault: { kind: 'gateway.refused', details: '422: Not today' },
    },
  ].map((act, nonce) => ({
    ...{ id: `31337:${safe}:${act.safeTxHash}`.toLowerCase(), chainId: 31337, account: safe },
    ...{
      kind: 'safe',
      createdAt: 1,
      changedAt: Date.now() - 600_000,
      description: `Nonce ${nonce}`,
      note: null,
    },
    ...{ run: null, call: null, transaction: null, asking: null, doubt: null, signatures: [] },
    ...{ hashes: [], walletNonce: null, sentNonce: null, batch: null, depth: 0, fault: null },
    ...act,
  }))
  await page.evaluate(
    (text) => localStorage.setItem('countersign.app.acts', text),
    JSON.stringify(acts),
  )
}
