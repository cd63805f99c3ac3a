import { worldAccounts } from '@countersign/demo/world'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { button } from '../../support/actionBar.ts'
import { countRounds, stretchTime } from '../../support/countRounds.ts'
import {
  isTold,
  LIARS,
  type Liar,
  type Lie,
  namedFor,
  redRow,
  SUBJECTS,
  type Subject,
} from '../../support/lies.ts'
import { type AsOwner, test } from '../../support/ownersTest.ts'
import { signInstead } from '../../support/signInstead.ts'
import { speak } from '../../support/speak.ts'
import { tellLies } from '../../support/tellLies.ts'
import { witnessesAreWhole } from '../../support/witnessesAreWhole.ts'
import { WITNESS_NAMES } from '../../support/witnessNames.ts'
import { queued, settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

// Each takes long and changes nothing.
test.describe.configure({ mode: 'parallel' })
test.beforeAll(async ({ request }) => storyIsTold(request))

const singles = LIARS.flatMap((liar) =>
  SUBJECTS.filter((subject) => isTold({ liar, subject })).map((subject) => ({ liar, subject })),
)

/**
 * Those whom only a browser has: the page's own code as it comes, a wallet and its signature; and a node,
 * which answers the page itself. All lies of all of them are told to the same functions and components in
 * `integration/tampering`, and here in `test:deep`.
 */
const TOLD_HERE: Readonly<Partial<Record<Liar, Subject>>> = {
  own: 'calldata',
  nodeTwo: 'blockHash',
  wallet: 'singleton',
  signature: 'value',
}
const isToldHere = ({ liar, subject }: (typeof singles)[number]) =>
  Boolean(process.env.DEEP) || TOLD_HERE[liar] === subject

/** In `test:deep`; a thousand in `integration/tampering`. */
const PAIRS = Array.from({ length: 20 }, (_, index) => index)

const review = (page: Page) => page.locator('[data-verdict]:not([data-proof-row])')
const row = (page: Page, fact: string) => page.locator(`[data-witness-row="${fact}"]`)
const proof = (page: Page) => page.getByRole('region', { name: 'Proof', exact: true })

/** Opens it anew. What differs is asked three times before it is said, which a busy machine makes long. */
async function open(page: Page): Promise<void> {
  await page.reload()
  await expect(page.locator('[data-witnesses]')).toBeAttached()
}

test('R-GW-1 R-UI-4 five witnesses stand side by side, all of them say the same, and no page is wider for it', async ({
  asOwner,
  request,
}) => {
  const [id] = await queued(request)
  const page = await asOwner(0, `/one:${TREASURY}/tx/${id}`)
  await settled(page, 'Transaction')
  await proof(page).getByText('All 5 witnesses say the same').click()
  const table = proof(page).getByRole('table', { name: 'What is said, and who says it' })
  for (const liar of LIARS.filter((name) => name !== 'signature')) {
    await expect(table.getByRole('columnheader', { name: WITNESS_NAMES[liar] })).toBeVisible()
  }
  await expect(row(page, 'owners')).toContainText('the same, proven by Merkle proof')
  await expect(table.locator('[data-told="different"], [data-told="silent"]')).toHaveCount(0)
  await expect(review(page)).toHaveAttribute('data-verdict', 'proven')
  await witnessesAreWhole(page, [375, 1280], 'en')
  await speak(page, 'ar')
  await page.reload()
  const witnesses = page.locator('[data-witnesses]')
  await witnesses.locator('summary').click()
  await expect(witnesses.getByRole('columnheader')).toHaveCount(6)
  await witnessesAreWhole(page, [1280, 375], 'ar')
})

type Details = {
  txData: { dataDecoded: unknown } | null
  detailedExecutionInfo: {
    signers: { value: string }[]
    confirmations: { signer: { value: string } }[]
  }
}

/** Something that can be read, and that an owner of the demo wallet has not signed. */
async function unsigned(request: APIRequestContext): Promise<{ id: string; account: number }> {
  for (const id of await queued(request)) {
    const answer = await request.get(`/v1/chains/31337/transactions/${id}`)
    const { txData, detailedExecutionInfo: info }: Details = await answer.json()
    const has = (list: { value: string }[], address: string) =>
      list.some(({ value }) => value.toLowerCase() === address.toLowerCase())
    const account = worldAccounts.findIndex(
      ({ address }) =>
        has(info.signers, address) &&
        !has(
          info.confirmations.map(({ signer }) => signer),
          address,
        ),
    )
    if (txData?.dataDecoded && account >= 0) return { id, account }
  }
  throw new Error('everything is signed')
}

/** The review of it, by an owner who could sign it, with whoever lies from the next load. */
async function openLies(asOwner: AsOwner, request: APIRequestContext, lies: () => readonly Lie[]) {
  const { id, account } = await unsigned(request)
  const page = await asOwner(account, `/one:${TREASURY}/tx/${id}`)
  const { privateKey } = worldAccounts[account] ?? worldAccounts[0]
  await tellLies(page, lies)
  await signInstead(page, privateKeyToAccount(privateKey), lies)
  const shared: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/propose')) shared.push(sent.url())
  })
  return { page, shared }
}

/** Whoever is asked to sign does, and is answered with another signature. */
async function sign(page: Page): Promise<void> {
  await open(page)
  await button(page, 'Confirm').click()
  await expect(row(page, 'signer')).toHaveAttribute('data-told-verdict', 'mismatch')
}

async function isRed(page: Page, where: string): Promise<void> {
  await expect(review(page), where).toHaveAttribute('data-verdict', 'mismatch')
  for (const name of ['Confirm', 'Execute']) {
    await expect(button(page, name), where).toHaveAttribute('aria-disabled', 'true')
  }
}

const again = (page: Page) =>
  page.getByRole('region', { name: 'What you can do' }).getByRole('button', { name: 'Try again' })

for (const liar of LIARS) {
  const told = singles.filter((single) => single.liar === liar && isToldHere(single))
  if (told.length === 0) continue
  test(`R-GW-1 ${liar} alone lies, is found out and named, and nothing can be signed`, async ({
    asOwner,
    request,
  }) => {
    test.setTimeout(600_000)
    let lies: Lie[] = []
    const { page, shared } = await openLies(asOwner, request, () => lies)
    for (const { subject } of told) {
      const where = `${liar}: ${subject}`
      lies = [{ liar, subject, seed: 1 }]
      await (liar === 'signature' ? sign(page) : open(page))
      const differs = row(page, redRow({ liar, subject }))
      await expect(differs, where).toHaveAttribute('data-told-verdict', 'mismatch')
      const named = WITNESS_NAMES[namedFor({ liar, subject })]
      await expect(page.locator('th[data-named]'), where).toHaveText([named])
      await isRed(page, where)
      if (liar === 'signature') await again(page).click()
    }
    expect(shared).toEqual([])
  })
}

test('R-GW-1 R-UI-4 what was signed is one column more, and no page is wider for it', async ({
  asOwner,
  request,
}) => {
  const lies: Lie[] = [{ liar: 'signature', subject: 'value', seed: 1 }]
  const { page, shared } = await openLies(asOwner, request, () => lies)
  await sign(page)
  await witnessesAreWhole(page, [375, 1280], 'en')
  await again(page).click()
  // Its words are the longest there are.
  await speak(page, 'ar')
  await page.reload()
  await page.getByRole('button', { name: 'تأكيد', exact: true }).click()
  await expect(row(page, 'signer')).toHaveAttribute('data-told-verdict', 'mismatch')
  await witnessesAreWhole(page, [1280, 375], 'ar')
  expect(shared).toEqual([])
})

async function tellPairs(asOwner: AsOwner, request: APIRequestContext): Promise<void> {
  let lies: Lie[] = []
  const { page, shared } = await openLies(asOwner, request, () => lies)
  for (const count of PAIRS) {
    // Each pair is another one, and every liar and every subject has its turn.
    const pair = [singles[(count * 7) % singles.length], singles[(count * 13 + 5) % singles.length]]
    const both = pair.flatMap((lie) => (lie ? [{ ...lie, seed: count % 2 }] : []))
    // Nobody could have signed with the other one lying: it begins to afterwards.
    lies = both.filter((lie) => lie.liar === 'signature')
    const isSigned = lies.length > 0
    if (isSigned) await sign(page)
    lies = both
    await open(page)
    const where = JSON.stringify(lies)
    for (const lie of lies) {
      const told = row(page, redRow(lie))
      await expect(told, where).toHaveAttribute('data-told-verdict', 'mismatch')
    }
    await isRed(page, where)
    if (isSigned) await again(page).click()
  }
  expect(shared).toEqual([])
}

if (process.env.DEEP) {
  test('R-GW-1 no two who lie are believed, and nothing can be signed', async ({
    asOwner,
    request,
  }) => {
    test.setTimeout(600_000)
    await tellPairs(asOwner, request)
  })
}

/**
 * All that lead to a verdict. A node that is too busy to play a transaction under other circumstances in
 * time is not waited for: the page plays it itself then, and what it reads for that is not counted.
 */
function neededOf(rounds: string[][]): string[][] {
  const begun = rounds.findIndex((round) => isRead(round, /\d eth_getBlockByHash$/))
  if (begun < 0) return rounds
  return rounds.filter(
    (round, at) => at < begun || !isRead(round, /\d eth_(getProof|getCode|getBlockByHash)$/),
  )
}

/** Whether our nodes are asked for nothing else. */
function isRead(round: readonly string[], what: RegExp): boolean {
  const asked = round.filter((name) => name.includes('?node='))
  return asked.length > 0 && asked.every((name) => what.test(name))
}

const hasVerdict = (page: Page) => async () =>
  (await review(page)
    .getAttribute('data-verdict', { timeout: 1_000 })
    .catch(() => '')) === 'proven'

test('R-GW-1 from opening a review by its address, and from the queue, to “proven” are at most three rounds of requests', async ({
  asOwner,
  request,
}) => {
  const [first, second] = await queued(request)
  const page = await asOwner(0, '/preferences')
  await stretchTime(page)
  const byAddress = countRounds(page, hasVerdict(page))
  // The page is begun anew: nothing is known of the account, the chain or the transaction.
  await page.goto(`/one:${TREASURY}/tx/${first}`)
  fewEnough(await byAddress, first)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.goto(`/one:${TREASURY}/queue`)
  await settled(page, 'Queue')
  const fromQueue = countRounds(page, hasVerdict(page))
  await page.evaluate((to) => history.pushState({}, '', to), `/one:${TREASURY}/tx/${second}`)
  fewEnough(await fromQueue, second)
})

function fewEnough(rounds: string[][], id: string | undefined): void {
  expect(neededOf(rounds).length, JSON.stringify(rounds, null, 1)).toBeLessThanOrEqual(3)
  expect(rounds.flat()).toContain(`/v1/chains/31337/transactions/${id}`)
}
