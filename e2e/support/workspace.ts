import { storySafes } from '@countersign/demo/storySafes'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** Accounts of the demo's story; their addresses are the same at every start. */
export const ADA = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const TREASURY = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
export const GRANTS = '0x242EE3D7a1490371B9c92B2139B5083535216D70'
const treasury = `/one:${TREASURY}`
/** A transfer of a token to Ada. */
const TRANSFER = `0xa9059cbb${ADA.slice(2).padStart(64, '0')}${'f4240'.padStart(64, '0')}`

export type WorkspacePage = {
  name: string
  /** Where it is; some have to be asked for. */
  path: string | ((request: APIRequestContext) => Promise<string>)
  /** Its main heading in English. */
  heading: string
}

/** Every page of the workspace: what is promised for all of them is tried on this list. */
export const pages: readonly WorkspacePage[] = [
  { name: 'home', path: '/', heading: 'See what will change before you sign.' },
  { name: 'accounts', path: `/accounts?of=${ADA}`, heading: 'Accounts' },
  { name: 'new Safe', path: '/accounts/new', heading: 'New Safe' },
  { name: 'overview of a Safe', path: treasury, heading: 'Orchard treasury' },
  { name: 'overview of a wallet', path: `/one:${ADA}`, heading: 'Ada' },
  { name: 'assets', path: `${treasury}/assets`, heading: 'Assets' },
  { name: 'activity', path: `${treasury}/activity`, heading: 'Activity' },
  { name: 'ledger', path: `${treasury}/activity?tab=signed`, heading: 'Activity' },
  { name: 'activity of a wallet', path: `/one:${ADA}/activity`, heading: 'Activity' },
  { name: 'queue', path: `${treasury}/queue`, heading: 'Queue' },
  { name: 'send', path: `${treasury}/send`, heading: 'Send from Orchard treasury' },
  { name: 'send from a wallet', path: `/one:${ADA}/send`, heading: 'Send from Ada' },
  { name: 'approvals', path: `/one:${GRANTS}/approvals`, heading: 'Approvals' },
  { name: 'approvals of a wallet', path: `/one:${ADA}/approvals`, heading: 'Approvals' },
  { name: 'messages', path: `/one:${GRANTS}/messages`, heading: 'Messages' },
  { name: 'message', path: firstMessage, heading: 'Message' },
  { name: 'settings', path: `${treasury}/settings`, heading: 'Settings' },
  { name: 'transaction', path: firstTransaction, heading: 'Transaction' },
  { name: 'apps', path: `${treasury}/apps`, heading: 'Apps' },
  { name: 'contacts', path: '/contacts', heading: 'Contacts' },
  { name: 'preferences', path: '/preferences', heading: 'Preferences' },
  { name: 'tool: decode', path: `/tools?tool=decode&data=${TRANSFER}`, heading: 'Tools' },
  { name: 'tool: hash', path: '/tools?tool=hash', heading: 'Tools' },
  { name: 'tool: check', path: '/tools?tool=check', heading: 'Tools' },
  { name: 'tool: sign', path: '/tools?tool=sign', heading: 'Tools' },
  { name: 'tool: batch', path: '/tools?tool=batch', heading: 'Tools' },
  { name: 'tool: watch', path: '/tools?tool=watch', heading: 'Tools' },
  { name: 'tool: permissions', path: '/tools?tool=permissions', heading: 'Tools' },
  { name: 'tool: networks', path: '/tools?tool=chains', heading: 'Tools' },
  { name: 'tool: host', path: '/tools?tool=host', heading: 'Tools' },
  { name: 'no such page', path: '/nowhere/at/all', heading: 'There is no such page' },
  { name: 'no account', path: '/one:0x123', heading: 'This is no account' },
]

type MessageItem = { status?: string; messageHash?: string }
type QueueItem = { type: string; transaction?: { id: string } }

/** The first transaction that waits in the treasury. */
async function firstTransaction(request: APIRequestContext): Promise<string> {
  const [first] = await queued(request)
  return `${treasury}/tx/${first}`
}

/** The sign-in that waits for one more owner of the grants circle. */
async function firstMessage(request: APIRequestContext): Promise<string> {
  const answer = await request.get(`/v1/chains/31337/safes/${GRANTS}/messages`)
  const { results } = (await answer.json()) as { results: MessageItem[] }
  const waiting = results.find(({ status }) => status === 'NEEDS_CONFIRMATION')
  return `/one:${GRANTS}/msg/${waiting?.messageHash}`
}

/** The ids of what waits in the treasury, as the gateway lists them. */
export async function queued(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get(`/v1/chains/31337/safes/${TREASURY}/transactions/queued`)
  const { results } = (await answer.json()) as { results: QueueItem[] }
  return results.flatMap(({ transaction }) => transaction?.id ?? [])
}

/** The story is posted after the start: waits for its last word, which no spec takes back. */
export async function storyIsTold(request: APIRequestContext): Promise<void> {
  const { chainId, address } = storySafes.field
  const letters = async () => {
    const answer = await request.get(`/v1/chains/${chainId}/safes/${address}/messages`)
    const { results } = (await answer.json()) as { results: unknown[] }
    return results.length
  }
  await expect.poll(letters).toBeGreaterThan(0)
}

/** Opens a page of the list and waits until everything on it has answered. */
export async function openPage(page: Page, { path, heading }: WorkspacePage): Promise<void> {
  await page.goto(typeof path === 'string' ? path : await path(page.request))
  await settled(page, heading)
}

/** Waits for a page's heading, then until nothing on it is busy. */
export async function settled(page: Page, heading?: string): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** Forgets what the browser remembers before every load, so that each is a first one. */
export async function forgetEverything(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.clear())
}
