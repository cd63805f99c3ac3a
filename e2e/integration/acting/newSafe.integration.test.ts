import type { VisitedServer } from '@countersign/web/visit'
import { expect, it } from 'vitest'
import { createVisits } from '../../support/createVisits.ts'
import { never, refuse } from '../../support/oddWallet.ts'
import { adaKey, benKey } from '../../support/safeOfThree.ts'
import type { VisitedPage } from '../../support/visitAs.ts'

const SEND = 'eth_sendTransaction'
const PLAN = 'What will be made'
const ASK = 'Send with wallet'
const CREATE = /^Create/

const visits = createVisits()

/** Ada and Ben are named. */
async function nameOwners(needed: string, tamper?: VisitedServer['tamper']): Promise<VisitedPage> {
  const page = await visits.visit('/accounts/new', { tamper })
  await page.settled()
  await page.press('Add my wallet')
  await page.press('Add an owner')
  await page.fill('Owner 2', benKey.address)
  await page.choose('Signatures needed', needed)
  return page
}

const network = (name: string) =>
  [...document.querySelectorAll('section[aria-labelledby] li')].find(({ textContent }) =>
    textContent?.includes(name),
  )?.textContent ?? ''

it('R-ERR-4 a Safe is asked for once: a refusal opens the way again, and what was asked survives a reload', async () => {
  const ada = await nameOwners('1')
  ada.wallet.set(SEND, refuse)
  await ada.press(CREATE, PLAN)
  await ada.press(ASK)
  await ada.reads('Refused in the wallet. Nothing was sent.')

  // The wallet hangs, and the page is left.
  ada.wallet.set(SEND, never)
  await ada.press(ASK)
  await expect.poll(() => document.querySelector('[data-act="asking"]')).not.toBeNull()
  await ada.reload()
  await expect.poll(() => document.querySelector('[data-act="doubt"]')).not.toBeNull()
  await expect.poll(() => ada.off(CREATE, PLAN)).not.toBeNull()
  ada.wallet.set(SEND)
  const sent = ada.wallet.count(SEND)
  await ada.press('It was not sent')
  await ada.press(CREATE, PLAN)
  await ada.press(ASK)
  await expect.poll(() => network('Demo One')).toContain('Created')
  expect(ada.wallet.count(SEND)).toBe(sent + 1)
})

it('R-GW-3 a factory that says another address is believed by nobody, and nothing is sent', async () => {
  const lied = `0x${adaKey.address.slice(2).toLowerCase().padStart(64, '0')}`
  const ada = await nameOwners('2', (answer, { url, body }) => {
    const asked = JSON.stringify(body ?? '')
    const isFirst = url.pathname.endsWith('/api/rpc/31337')
    // `createProxyWithNonce`, asked and not sent.
    if (!isFirst || !asked.includes('0x1688f0b9') || !asked.includes('eth_call')) return answer
    const lie = (told: object) => ({ ...told, result: lied })
    return Array.isArray(answer) ? answer.map(lie) : lie(answer as object)
  })
  await expect
    .poll(() => network('Demo One'))
    .toContain('says another address than we have worked out. Nothing will be sent.')
  // The other network tells the truth.
  await expect.poll(() => network('Demo Two')).toContain('gives the same address')
  expect(await ada.off(CREATE, PLAN)).not.toBeNull()
  expect(ada.wallet.count(SEND)).toBe(0)
})

it('R-GW-3 what cannot be is said before it is asked', async () => {
  const ada = await nameOwners('2')
  await ada.fill('Owner 2', adaKey.address)
  await ada.says(PLAN, 'is named twice')
  expect(await ada.off(CREATE, PLAN)).not.toBeNull()
  await ada.fill('Owner 2', benKey.address)
  await expect.poll(() => ada.off(CREATE, PLAN)).toBeNull()
  await ada.choose('Release of the contracts', '1.5.0')
  await expect.poll(() => network('Demo One')).toContain('does not have the official contracts')
  await ada.choose('Release of the contracts', '1.3.0')
  await expect.poll(() => network('Demo One')).toContain('gives the same address')
  await ada.fill('Salt', 'one')
  await ada.reads('This must be a whole number.')
  await ada.fill('Salt', '7')
  await expect.poll(() => ada.off(CREATE, PLAN)).toBeNull()
})
