import type { VisitedServer } from '@countersign/web/visit'
import type { PrivateKeyAccount } from 'viem'
import { createOddWallet, ODD_WALLET } from './oddWallet.ts'
import { passedHere } from './passedGate.ts'
import { nodeOf } from './safeOfThree.ts'
import { waitToSee } from './waitToSee.ts'

export type VisitedPage = Awaited<ReturnType<typeof visitAs>>

/** Opens the app in this process as somebody who has connected a wallet before, and does what people do. */
export async function visitAs(
  server: VisitedServer,
  account: PrivateKeyAccount,
  path: string,
  /** What an earlier visit left in the browser; nothing, if nothing is said. */
  kept: Record<string, string> = {},
) {
  // Only now: it needs the window around it.
  const { visit } = await import('@countersign/web/visit')
  const { wallet, provider } = createWallet(server, account)
  const takeAway = bringIn(provider)
  const open = (address: string, left: Record<string, string>) => {
    const browser = { ...CONNECTED, ...left }
    for (const [key, value] of Object.entries(browser)) localStorage.setItem(key, value)
    return visit(address, [], { server })
  }
  let page = await open(path, kept)
  /** In all of the page, or in a part of it that has a name. */
  const find = (selector: string, name: string | RegExp, part?: string) => {
    const place = part === undefined ? document : findNamed(document, PARTS, part)
    return place && findNamed(place, selector, name)
  }
  const get = (selector: string, name: string | RegExp, part?: string) =>
    waitToSee(() => find(selector, name, part), `${selector} ${name}`)
  const untilConnected = () =>
    waitToSee(
      () => document.querySelector('[data-countersign-status="unauthenticated"]'),
      'a connected wallet',
    )
  await untilConnected()
  return {
    wallet,
    find,
    /** What is found by a selector says so; the page, if nothing is named. */
    reads: (text: string | RegExp, place = 'main') =>
      waitToSee(
        () => [...document.querySelectorAll(place)].some((each) => isIn(each, text)),
        `“${text}” in ${place}`,
      ),
    /** A part of the page that has a name says so. */
    says: (part: string, text: string | RegExp) =>
      waitToSee(() => isIn(findNamed(document, PARTS, part), text), `“${text}” in ${part}`),
    text: () => page.text(),
    goTo: (next: string) => page.goTo(next),
    /** Until nothing on the page is asked any more. */
    settled: () =>
      waitToSee(
        () =>
          document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]'),
        'a page at rest',
      ),
    /** Presses a button or a link, as soon as it is not off; so often before the page is drawn anew. */
    async press(name: string | RegExp, part?: string, times = 1) {
      const isOn = () => {
        const found = find('button, a[href]', name, part)
        return found && !isOff(found) ? found : undefined
      }
      const button = await waitToSee(isOn, `${name} to be pressed`)
      for (let time = 0; time < times; time += 1) button.click()
      await drawn()
    },
    /** Presses a button as soon as it is there, though it may be off: it says why then. */
    async insist(name: string | RegExp, part?: string) {
      ;(await get('button', name, part)).click()
      await drawn()
    },
    /** Why something cannot be pressed, in the words beside it; `null` if it can. */
    off: async (name: string | RegExp, part?: string) => whyOff(await get('button', name, part)),
    async fill(name: string | RegExp, text: string, part?: string) {
      const field = await get('input, textarea', name, part)
      write(field as HTMLInputElement | HTMLTextAreaElement, text) // as it was looked for
      await drawn()
    },
    async choose(name: string | RegExp, value: string, part?: string) {
      const list = (await get('select', name, part)) as HTMLSelectElement // as it was looked for
      const isThere = () =>
        [...list.options].find((each) => [each.value, each.text].includes(value))
      list.value = (await waitToSee(isThere, `${value} in ${name}`)).value
      list.dispatchEvent(new Event('change', { bubbles: true }))
      await drawn()
    },
    /** Chooses a file with this text in it. */
    async take(selector: string, text: string) {
      const field = await waitToSee(() => document.querySelector(selector), selector)
      Object.defineProperty(field, 'files', {
        value: [new File([text], 'file')],
        configurable: true,
      })
      field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    async check(name: string | RegExp, part?: string) {
      ;(await get('input', name, part)).click()
      await drawn()
    },
    /** Until it is somewhere else. */
    goes: (where: RegExp) =>
      waitToSee(() => where.exec(window.location.pathname), `a way to ${where}`),
    /** As after a reload: what the browser keeps is there, and nothing else. */
    async reload() {
      const left = Object.fromEntries(Object.entries(localStorage))
      const { pathname, search } = window.location
      await page.leave()
      page = await open(`${pathname}${search}`, left)
      await untilConnected()
    },
    async leave() {
      await page.leave()
      takeAway()
    },
  }
}

/** What the browser keeps of a wallet that was connected. */
const RDNS = 'test.odd'
const CONNECTED = {
  'countersign.wallet': JSON.stringify(RDNS),
  'countersign.recentConnectorId': JSON.stringify(`injected:${RDNS}`),
}

/** What has a name that its contents are looked for by. */
const PARTS = 'dialog, section, ul, ol, li, fieldset, [role="group"], [role="region"]'

function createWallet(server: VisitedServer, account: PrivateKeyAccount) {
  const listeners = new Map<string, ((value: unknown) => void)[]>()
  const emit = (event: string, value: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(value)
  }
  const wallet = createOddWallet({ client: nodeOf(server.url), account, emit, passed: passedHere })
  const provider = {
    request: ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
      wallet.request(method, params),
    on: (event: string, listener: (value: unknown) => void) =>
      void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    removeListener: (event: string, listener: (value: unknown) => void) =>
      void listeners.set(
        event,
        (listeners.get(event) ?? []).filter((other) => other !== listener),
      ),
  }
  return { wallet, provider }
}

/** It is in the window for this visit alone: files share theirs. */
function bringIn(provider: object): () => void {
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const info = { uuid: crypto.randomUUID(), name: ODD_WALLET, icon, rdns: RDNS }
  const announce = () => {
    const detail = { info, provider }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)
  return () => window.removeEventListener('eip6963:requestProvider', announce)
}

const findNamed = (place: ParentNode, selector: string, name: string | RegExp) =>
  [...place.querySelectorAll<HTMLElement>(selector)].find((each) => {
    const said = nameOf(each)?.trim() ?? ''
    return typeof name === 'string' ? said === name : name.test(said)
  })

/** What a screen reader would call it, as far as our pages need it; the dearest to find out is asked last. */
function nameOf(element: HTMLElement): string | null | undefined {
  const said = element.getAttribute('aria-label')
  if (said) return said
  const named = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const title = named.map((id) => document.getElementById(id)?.textContent).find(Boolean)
  if (title) return title
  if (FIELDS.has(element.localName)) {
    const { labels } = element as HTMLInputElement // or another that has them
    const label = [...(labels ?? [])].map(({ textContent }) => textContent).find(Boolean)
    if (label) return label
  }
  const legend = [...element.children].find(({ localName }) => localName === 'legend')
  return legend?.textContent || element.textContent
}

const FIELDS: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'button'])

const isIn = (place: Element | undefined, text: string | RegExp) => {
  // As it is seen: a space that does not break is one, too.
  const said = place?.textContent?.replace(/\s+/g, ' ') ?? ''
  return typeof text === 'string' ? said.includes(text) : text.test(said)
}

const isOff = (element: HTMLElement) =>
  element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled')

function whyOff(element: HTMLElement): string | null {
  if (!isOff(element)) return null
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

/** One turn of the loop: what was done is drawn before the next thing is, as between two events of a browser. */
const drawn = () => new Promise<void>((resolve) => setTimeout(resolve))

/** As typing does: React hears of what its own setter has not written. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const own = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
