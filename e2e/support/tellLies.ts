import type { Page, Route } from '@playwright/test'
import {
  type Call,
  changeAnswer,
  changeQuestion,
  type Liar,
  type Lie,
  lyingDetails,
} from './lies.ts'
import { tamperCode } from './tamperCode.ts'

type Sent = Call & { id: number; jsonrpc: '2.0' }
type Answered = { id: number; result?: unknown }

/** Lets those whom a page asks lie: the gateway, either of our nodes, its wallet's node, and the page itself. */
export async function tellLies(page: Page, lies: () => readonly Lie[]): Promise<void> {
  const by = (liar: Liar) => lies().filter((lie) => lie.liar === liar)
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (by('own').length === 0) return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: tamperCode(await response.text(), by('own')) })
  })
  await page.route(/\/v1\/chains\/31337\/transactions\/multisig_/, async (route) => {
    let details = await (await route.fetch()).json()
    for (const lie of by('gateway')) details = lyingDetails(details, lie)
    await route.fulfill({ json: details })
  })
  await page.route(/\/api\/rpc\/31337\?node=1$/, (route) => answer(route, by('nodeOne')))
  await page.route(/\/api\/rpc\/31337\?node=2$/, (route) => answer(route, by('nodeTwo')))
  // The demo's wallet reads through the same proxy as the page, which asks about the newest block only.
  await page.route(/\/api\/rpc\/31337$/, (route) => {
    const asked: Sent = route.request().postDataJSON()
    const isWallet = Array.isArray(asked.params) && asked.params.some(isHeight)
    return answer(route, isWallet ? by('wallet') : [])
  })
}

const isHeight = (value: unknown) => typeof value === 'string' && /^0x[0-9a-f]{1,8}$/.test(value)

async function answer(route: Route, lies: readonly Lie[]): Promise<void> {
  if (lies.length === 0) return route.fallback()
  // What our own pages send.
  const body = route.request().postDataJSON() as Sent | Sent[]
  const sent = [body].flat()
  const changed = sent.map((call) => ({ ...call, ...changeQuestion(call, lies) }))
  const postData = JSON.stringify(Array.isArray(body) ? changed : changed[0])
  const answered: Answered | Answered[] = await (await route.fetch({ postData })).json()
  const told = [answered].flat().map((one) => {
    const call = sent.find(({ id }) => id === one.id)
    return call && 'result' in one ? { ...one, result: changeAnswer(one.result, call, lies) } : one
  })
  return route.fulfill({ json: Array.isArray(body) ? told : told[0] })
}
