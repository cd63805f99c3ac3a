import { storySafes } from '@countersign/demo/story'
import type { VisitedServer } from '@countersign/web/visit'
import { type Hex, hashTypedData } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type DrawnPage, lookAtPage } from '../../support/lookAtPage.ts'
import type { Listed } from '../../support/meantVerdict.ts'
import { resembling } from '../../support/resembling.ts'
import type { ServedWindow } from '../../support/servedWindow.ts'
import { startStory } from '../../support/startStory.ts'

const { treasury, grants, field } = storySafes
/** Has the ends of Harbour Press, whom the treasury pays. */
const FORGER = '0x036831e998450C0D6e22Be4996bAe0b93F1A75Ad'
const STRANGER = 'Somebody who is not an owner'

let story: ServedWindow
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())

type Tamper = NonNullable<VisitedServer['tamper']>
type Look = (page: DrawnPage) => unknown

/** What is checked beside the page, such as a signature, comes after all else. */
const look = (path: string, seen: Look, tamper?: Tamper) =>
  lookAtPage({ ...story.visited, ...(tamper && { tamper }) }, path, (page) =>
    vi.waitFor(() => seen(page), 20_000),
  )
const read = async (path: string) => (await fetch(`${story.visited.url}${path}`)).json()
const said = (page: DrawnPage, name: string) => page.region(name).textContent ?? ''

type AnyTyped = {
  domain: Record<string, unknown>
  types: Record<string, { name: string; type: string }[]>
  primaryType: string
  message: Record<string, unknown>
}
type AnyMessage = {
  messageHash: Hex
  message: string | AnyTyped
  confirmations: { signature: Hex }[]
}

/** Lets the gateway answer with a message that somebody has worked on. */
const messageAs =
  (change: (message: AnyMessage) => unknown): Tamper =>
  (answer, { url }) => {
    if (/\/v1\/chains\/\d+\/messages\//.test(url.pathname)) change(answer as AnyMessage)
    return answer
  }

/** The first message of a Safe's, or the one that somebody looks for. */
async function messageOf(
  { chainId, address }: { chainId: number; address: string },
  status?: string,
) {
  const { results } = (await read(`/v1/chains/${chainId}/safes/${address}/messages`)) as {
    results: { status?: string; messageHash?: string }[]
  }
  const found = results.find((item) => item.messageHash && (!status || item.status === status))
  return `/${chainId === 31337 ? 'one' : 'two'}:${address}/msg/${found?.messageHash}`
}
const signIn = () => messageOf(grants, 'NEEDS_CONFIRMATION')

describe('messages', () => {
  it('R-GW-4 a sign-in that another site asked for alarms', async () => {
    const asker = messageAs((message) =>
      Object.assign(message, { origin: '{"url":"https://evil.example","name":"Nice app"}' }),
    )
    const seen: Look = (page) => {
      expect(said(page, 'What is signed')).toContain('Asked for by evil.example, but signs in')
      expect(said(page, 'At a glance')).toContain('Nice app · evil.example')
    }
    await look(await signIn(), seen, asker)
  })

  it('R-GW-4 who put one there is told by their signature, and a stranger’s words are not repeated', async () => {
    const { host, origin } = new URL(story.visited.url)
    const asker = JSON.stringify({ url: origin, name: `Nice app of ${host}` })
    const pretend = messageAs((message) =>
      Object.assign(message, { proposedBy: { value: FORGER }, origin: asker, confirmations: [] }),
    )
    const seen: Look = (page) => {
      expect(said(page, 'At a glance')).toContain(STRANGER)
      expect(said(page, 'At a glance')).not.toContain('Nice app')
      expect(said(page, 'What is signed')).not.toContain('The site that asked is the site')
    }
    await look(await signIn(), seen, pretend)
  })

  it('R-GW-4 a text that was changed after it was signed is caught by its hash', async () => {
    const change = messageAs((message) =>
      Object.assign(message, { message: String(message.message).replace(/^\S+/, 'evil.example') }),
    )
    const seen: Look = (page) => {
      const alert = page.all('[role="alert"]', page.region('Proof'))[0]
      expect(alert?.textContent).toContain('another hash for this Safe')
      expect(said(page, 'Who signed')).toContain('signed by somebody else')
      expect(said(page, 'Who signed')).toContain('0 valid of 2 needed')
    }
    await look(await signIn(), seen, change)
  })

  it('R-MSG-2 a node that is silent can be asked again', async () => {
    let isSilent = true
    const tamper: Tamper = (answer, { url }) => {
      if (isSilent && url.search === '?node=2') throw new TypeError('fetch failed')
      return answer
    }
    const alone = 'Only one node answered'
    await lookAtPage({ ...story.visited, tamper }, await signIn(), async (page) => {
      await vi.waitFor(() => expect(said(page, 'Proof')).toContain(alone), 20_000)
      isSilent = false
      page.press('Ask again', page.region('Proof'))
      await vi.waitFor(() => expect(said(page, 'Proof')).not.toContain(alone), 20_000)
    })
  })

  it('R-GW-4 a signature that nobody gave does not count', async () => {
    const forge = messageAs(({ confirmations: [first] }) =>
      Object.assign(first ?? {}, { signature: `0x${'11'.repeat(64)}1b` }),
    )
    const seen: Look = (page) => expect(said(page, 'Who signed')).toContain('1 valid of 2 needed')
    await look(await messageOf(grants, 'CONFIRMED'), seen, forge)
  })

  it('R-GW-4 a look-alike of somebody paid is flagged inside one, and cannot be copied', async () => {
    const ledger = `/v1/chains/${field.chainId}/safes/${field.address}/multisig-transactions`
    const { results } = (await read(`${ledger}?executed=true`)) as {
      results: { transaction?: Listed }[]
    }
    const paid = results
      .map(({ transaction }) => transaction?.txInfo.recipient?.value)
      .find(Boolean)
    const forged = resembling(paid ?? '')
    const forge = messageAs((answer) => {
      Object.assign((answer.message as AnyTyped).message, { receiver: forged })
    })
    const seen: Look = (page) => {
      const content = page.region('What is signed')
      expect(content.textContent).toContain('Looks like')
      expect(page.all('mark', content)).not.toEqual([])
      const copied = page
        .all('button', content)
        .map((button) => button.getAttribute('aria-label')?.toLowerCase() ?? '')
      expect(copied.filter((name) => name.includes(forged.slice(0, 6)))).toEqual([])
    }
    await look(await messageOf(field), seen, forge)
  })

  it('R-GW-4 typed data is shown by its names', async () => {
    await look(await messageOf(field), (page) => {
      expect(said(page, 'What is signed')).toContain('Apples, Boskoop')
      expect(said(page, 'Proof')).toContain('the same as worked out here')
    })
  })

  it('R-GW-4 where they are off, the page says why', async () => {
    const { appConfig } = story.visited
    const [first, ...rest] = appConfig.chains
    const chains: typeof appConfig.chains = [{ ...first, features: [] }, ...rest]
    const server = { ...story.visited, appConfig: { ...appConfig, chains } }
    await lookAtPage(server, `/one:${grants.address}/messages`, (page) => {
      expect(page.text()).toContain('Messages are off on Demo One')
      expect(page.text()).toContain('EIP-1271 is not among its features')
    })
  })

  /** Another message, and the hash that this one really has. */
  const typedAs = (change: (message: AnyTyped) => void) =>
    messageAs((answer) => {
      const typed = answer.message as AnyTyped
      change(typed)
      answer.messageHash = hashTypedData({
        domain: { chainId: field.chainId, verifyingContract: field.address },
        types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
        primaryType: 'SafeMessage',
        message: { message: hashTypedData(typed) },
      })
    })
  const delivery = async (tamper: Tamper, seen: (content: string, alarms: string[]) => void) =>
    look(
      await messageOf(field),
      (page) => {
        expect(said(page, 'Proof')).toContain('the same as worked out here')
        const alarms = page.all('[role="alert"]', page.region('What is signed'))
        seen(
          said(page, 'What is signed'),
          alarms.map(({ textContent }) => textContent ?? ''),
        )
      },
      tamper,
    )

  it('R-GW-4 what is not signed does not stand under what is signed, and alarms', async () => {
    const add = typedAs(({ message, domain }) => {
      message.price = 'Nothing to pay'
      domain.verifyingContract = field.address
    })
    await delivery(add, (content, alarms) => {
      expect(alarms.join()).toContain('message.price')
      expect(alarms.join()).toContain('domain.verifyingContract')
      expect(content).toContain('Apples, Boskoop')
      expect(content).not.toContain('Nothing to pay')
    })
  })

  it('R-GW-4 a domain that is shown but left out of what is hashed alarms', async () => {
    const leaveOut = typedAs(({ types }) => Object.assign(types, { EIP712Domain: [] }))
    await delivery(leaveOut, (content, alarms) => {
      expect(alarms.some((alarm) => alarm.includes('domain.name'))).toBe(true)
      expect(alarms.some((alarm) => alarm.includes('names no site'))).toBe(true)
      expect(content).toContain('Apples, Boskoop')
      expect(content).not.toContain('Field notes')
    })
  })

  it('R-GW-4 a domain whose type is not stated is hashed by its fields, as usual', async () => {
    const leaveOut = typedAs(({ types }) => Reflect.deleteProperty(types, 'EIP712Domain'))
    await delivery(leaveOut, (content, alarms) => {
      expect(content).toContain('Field notes')
      expect(alarms).toEqual([])
    })
  })
})

describe('settings', () => {
  const path = `/one:${treasury.address}/settings`

  it('R-GW-4 how a Safe is set up is read from the chain, its code known by its hash', async () => {
    await look(path, (page) => {
      expect(page.text()).toContain('Gateway and chain agree')
      expect(page.text()).toContain('3 of 5 owners have to sign')
      expect(page.text()).toContain('Official code: Safe 1.4.1, by its hash')
      expect(page.text()).toContain('These can move everything without a single signature.')
    })
  })

  it('R-GW-4 a gateway that lies about threshold and owners is caught by the chain', async () => {
    const stranger = '0x00000000000000000000000000000000DeaDBeef'
    const lie: Tamper = (answer, { url }) =>
      url.pathname === `/v1/chains/31337/safes/${treasury.address}`
        ? { ...(answer as object), threshold: 1, owners: [{ value: stranger }] }
        : answer
    const seen: Look = (page) => {
      const alerts = page.all('[role="alert"]').map(({ textContent }) => textContent)
      expect(alerts.join()).toContain('Gateway differs from chain: owners and threshold')
      expect(page.text()).toContain('3 of 5 owners have to sign')
      expect(page.text()).toContain('The gateway says: 1')
      expect(page.text()).toMatch(/The gateway says:.*DeaDBeef/)
    }
    await look(path, seen, lie)
  })

  const silence =
    (isMeant: (path: string) => boolean): Tamper =>
    (answer, { url }) => {
      if (isMeant(url.pathname)) throw new TypeError('fetch failed')
      return answer
    }

  it('R-GW-4 without the gateway the chain is enough', async () => {
    const seen: Look = (page) => {
      expect(page.text()).toContain('From the chain alone; the gateway does not answer')
      expect(page.text()).toContain('3 of 5 owners have to sign')
    }
    await look(
      path,
      seen,
      silence((asked) => asked.startsWith('/v1/')),
    )
  })

  it('R-GW-4 without the chain the gateway’s word is shown as no more than that', async () => {
    const seen: Look = (page) => {
      expect(page.text()).toContain('By the gateway alone; the chain could not be asked')
      expect(page.text()).toContain('3 of 5 owners have to sign')
      expect(page.text()).toContain('Its code could not be read')
    }
    await look(
      path,
      seen,
      silence((asked) => asked.startsWith('/api/rpc/')),
    )
  })

  it('R-GW-4 an older Safe says that there is a newer version', async () => {
    await look('/one:0x8490526fCD242a3408AA8c8054f1C779Bf03d60D/settings', (page) => {
      expect(page.text()).toContain('1.4.1 is available')
      expect(page.text()).toContain('One signature is enough')
    })
  })
})

describe('what fails alone', () => {
  const overview = `/one:${treasury.address}`
  const [ada] = treasury.owners
  const CASES = [
    [overview, /\/transactions\/queued/, 'Waiting', 'Worth'],
    [overview, /\/transactions\/history/, 'Last activity', 'Waiting'],
    [overview, /\/api\/rpc\/31337/, 'Health', 'Waiting'],
    [`${overview}/assets`, /\/collectibles/, 'Collectibles', 'Tokens'],
    [`/accounts?of=${ada}`, /31337\/owners/, 'Safes on Demo One', 'Safes on Demo Two'],
  ] as const
  const FAULTS = {
    'answers 500': () =>
      Response.json({ code: 500, message: 'Internal server error' }, { status: 500 }),
    'answers nonsense': () => ({ results: 'none', nonce: null }),
    'cannot be reached': () => {
      throw new TypeError('fetch failed')
    },
  }

  it.each(CASES)(
    'R-ERR-4 at %s, when %s answers 500, nonsense or nothing, “%s” says so alone, and Retry works',
    async (path, call, card, other) => {
      let fault: (() => unknown) | undefined
      let met = 0
      const tamper: Tamper = (answer, { url }) => {
        if (!call.test(url.pathname)) return answer
        met += 1
        return fault ? fault() : answer
      }
      const faults = Object.entries(FAULTS)
      fault = faults[0]?.[1]
      await lookAtPage({ ...story.visited, tamper }, path, async (page) => {
        const alerts = (name: string) => page.all('[role="alert"]', page.region(name)).length
        for (const [name, next] of faults) {
          if (fault !== next) {
            ;[fault, met] = [next, 0]
            page.press('Try again', page.region(card))
            await vi.waitUntil(() => met > 0, 20_000)
            await page.settled()
          }
          // A call that failed is tried again before anybody is told.
          await vi.waitFor(() => expect(alerts(card), name).toBe(1), 20_000)
          await vi.waitFor(() => expect(said(page, other)).toMatch(/as of/), 20_000)
          expect(alerts(other), name).toBe(0)
        }
        fault = undefined
        page.press('Try again', page.region(card))
        await vi.waitFor(() => expect(alerts(card)).toBe(0), 20_000)
        await vi.waitFor(() => expect(said(page, card)).toMatch(/as of/), 20_000)
      })
    },
  )

  it('R-ERR-4 a slow call keeps its place and holds up nothing else', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const tamper: Tamper = async (answer, { url }) => {
      if (url.pathname.includes('/transactions/history')) await held
      return answer
    }
    // Only now: it needs the window around it.
    const { visit } = await import('@countersign/web/visit')
    const { place, leave } = await visit(overview, [], { server: { ...story.visited, tamper } })
    const card = (title: string) =>
      [...place.querySelectorAll('section')].find(
        (part) => part.querySelector('h2')?.textContent === title,
      )
    const isThere = () => card('Waiting')?.textContent?.includes('Nonce 178')
    await vi.waitUntil(isThere, 20_000)
    expect(card('Last activity')?.getAttribute('aria-busy')).toBe('true')
    release()
    await vi.waitUntil(() => card('Last activity')?.textContent?.includes('as of'), 20_000)
    await leave()
  })
})
