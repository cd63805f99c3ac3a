import { storySafes } from '@countersign/demo/story'
import { worldContracts } from '@countersign/demo/world'
import type { VisitedServer } from '@countersign/web/visit'
import { type Address, encodeFunctionData, type Hex, pad, parseAbi, zeroHash } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { deployMigration } from '../../support/deployMigration.ts'
import { type DrawnPage, lookAtPage } from '../../support/lookAtPage.ts'
import type { Listed } from '../../support/meantVerdict.ts'
import { resembling } from '../../support/resembling.ts'
import type { ServedWindow } from '../../support/servedWindow.ts'
import { startStory } from '../../support/startStory.ts'

const { treasury } = storySafes
/** Has the ends of Harbour Press, whom the treasury pays. */
const FORGER = '0x036831e998450C0D6e22Be4996bAe0b93F1A75Ad'
const STRANGER = 'Somebody who is not an owner'

let story: ServedWindow
beforeAll(async () => {
  story = await startStory()
})
afterAll(() => story?.close())
afterEach(() => localStorage.clear())

type Tamper = NonNullable<VisitedServer['tamper']>
type Look = (page: DrawnPage) => unknown

/** What is checked beside the page, such as a signature, comes after all else. */
const look = (path: string, seen: Look, tamper?: Tamper) =>
  lookAtPage({ ...story.visited, ...(tamper && { tamper }) }, path, (page) =>
    vi.waitFor(() => seen(page), 20_000),
  )
const read = async (path: string) => (await fetch(`${story.visited.url}${path}`)).json()
const listed = async (path: string): Promise<Listed[]> => {
  const { results } = (await read(path)) as { results: { transaction?: Listed }[] }
  return results.flatMap(({ transaction }) => transaction ?? [])
}
const listsOf = ({ chainId, address }: { chainId: number; address: string }) =>
  `/v1/chains/${chainId}/safes/${address}`
const waiting = (trusted = true) =>
  listed(`${listsOf(treasury)}/transactions/queued?trusted=${trusted}`)
/** Of the queue, a payment of 12,480.35 USDC that three have signed. */
const payment = async () =>
  (await waiting()).find(({ txInfo }) => txInfo.transferInfo?.value === '12480350000')
const review = (transaction: Listed | undefined, seen: Look, tamper?: Tamper) =>
  look(`/one:${treasury.address}/tx/${transaction?.id}`, seen, tamper)

const said = (page: DrawnPage, name: string) => page.region(name).textContent ?? ''
const countOf = (text: string, words: string) => text.split(words).length - 1
const verdictOf = ({ all }: DrawnPage) =>
  all('[data-verdict]:not([data-proof-row])')[0]?.getAttribute('data-verdict')
/** What copies an address, or anything. */
const copies = (page: DrawnPage, within?: Element, address = '') =>
  page
    .all('button', within)
    .map((button) => button.getAttribute('aria-label') ?? button.textContent ?? '')
    .filter((name) => /^Copy/.test(name))
    .filter((name) => name.toLowerCase().includes(address.slice(0, 6).toLowerCase()))
    .filter((name) => name.toLowerCase().includes(address.slice(-4).toLowerCase()))

type Named = { value: Address }
type Details = {
  txData: {
    to: Named
    hexData: Hex | null
    operation: number
    dataDecoded: { parameters: { name: string; type: string }[] } | null
  }
  detailedExecutionInfo: {
    safeTxHash: Hex
    proposer: Named | null
    trusted: boolean
    signers: Named[]
    confirmations: { signer: Named; signature: Hex | null; submittedAt: number }[]
  }
}

/** Lets the gateway answer with a transaction that somebody has worked on. */
const detailsAs =
  (change: (details: Details) => unknown): Tamper =>
  async (answer, { url }) => {
    if (/\/transactions\/multisig_/.test(url.pathname)) await change(answer as Details)
    return answer
  }

describe('who signed', () => {
  /** The newest transaction that the treasury has executed with three signatures. */
  const executed = async () =>
    (await listed(`${listsOf(treasury)}/transactions/history`)).find(
      ({ executionInfo }) => executionInfo?.confirmationsSubmitted === 3,
    )

  it('R-GW-1 an executed transaction is proven by the signatures that were executed', async () => {
    await review(await executed(), (page) => {
      expect(said(page, 'Who signed')).toContain('signatures by owners')
      expect(countOf(said(page, 'Who signed'), 'signed by an owner')).toBe(3)
      expect(said(page, 'Proof')).toContain('Hash proven')
    })
  })

  it('R-GW-1 owners who approved nothing are not said to have approved', async () => {
    const claim = detailsAs(({ detailedExecutionInfo: info }) => {
      const signers = new Set(info.confirmations.map(({ signer }) => signer.value))
      const others = info.signers.filter(({ value }) => !signers.has(value))
      for (const { value: owner } of others) {
        // No signature but a claim: that this owner has approved the hash on the chain.
        const signature: Hex = `0x${pad(owner).slice(2)}${zeroHash.slice(2)}01`
        info.confirmations.push({ signer: { value: owner }, signature, submittedAt: 0 })
      }
      expect(others).not.toHaveLength(0)
    })
    const seen: Look = (page) => {
      const signed = said(page, 'Who signed')
      expect(countOf(signed, 'signed by an owner')).toBe(3)
      expect(signed).not.toContain('the chain vouches for it')
      expect(signed).not.toContain('signatures by owners')
      expect(said(page, 'Proof')).not.toContain('Hash proven')
    }
    await review(await executed(), seen, claim)
  })

  it('R-GW-4 whoever names an owner as sender without a signature is not that owner', async () => {
    const pretend = detailsAs(({ detailedExecutionInfo: info }) =>
      Object.assign(info, { proposer: info.signers[0], trusted: true }),
    )
    const forged = (await waiting(false)).find(({ txInfo }) => txInfo.recipient?.value === FORGER)
    const seen: Look = (page) => {
      expect(said(page, 'At a glance')).toContain(STRANGER)
      expect(verdictOf(page)).toBe('mismatch')
    }
    await review(forged, seen, pretend)
  })
})

describe('what is read of the bytes', () => {
  it('R-GW-1 a reading with words in its types is not called the same', async () => {
    const hide = detailsAs(({ txData: { dataDecoded } }) => {
      for (const parameter of dataDecoded?.parameters ?? []) {
        if (parameter.type === 'address') parameter.type = 'address yourOwnSafe'
      }
    })
    const seen: Look = (page) => {
      expect(said(page, 'Proof')).toContain('cannot be read')
      expect(said(page, 'Proof')).not.toContain('the same bytes')
      expect(said(page, 'Proof')).not.toContain('Hash proven')
    }
    await review(await payment(), seen, hide)
  })

  const migrationAbi = parseAbi(['function migrateToL2(address l2Singleton)'])
  const { safe, usdc } = worldContracts[31337]
  it.each([
    ['is what Safes do, to official code', safe['1.4.1'].singletonL2, /official SafeToL2Migration/],
    ['alarms when it would install other code', usdc, /put code nobody knows in the Safe’s place/],
  ] as const)('R-GW-1 a delegatecall to the migration %s', async (_, singleton, words) => {
    const migration = await deployMigration(story.visited.url)
    const migrate = detailsAs(({ txData }) =>
      Object.assign(txData, {
        ...{ to: { value: migration }, operation: 1, dataDecoded: null },
        hexData: encodeFunctionData({ abi: migrationAbi, args: [singleton] }),
      }),
    )
    const seen: Look = (page) => {
      const call = page
        .all('li', page.region('What changes'))
        .find(({ textContent }) => textContent?.includes('migrateToL2'))
      expect(call?.textContent).toMatch(words)
      const isOfficial = call?.textContent?.includes(
        'Delegatecall to official SafeToL2Migration 1.4.1',
      )
      expect(isOfficial).toBe(singleton !== usdc)
    }
    await review(await payment(), seen, migrate)
  })
})

describe('look-alikes', () => {
  /** Lets the visitor know somebody whom this address imitates. */
  const knowLike = (address: string) =>
    localStorage.setItem(
      'countersign.app.contacts',
      JSON.stringify([{ address: resembling(address), name: 'Somebody dear', chainId: null }]),
    )

  it('R-GW-4 a payment that is signed and hashed as it should be is red when it goes to one', async () => {
    const paid = (await waiting()).find(({ txInfo }) => txInfo.recipient)
    const recipient = paid?.txInfo.recipient?.value ?? ''
    knowLike(recipient)
    await review(paid, (page) => {
      expect(verdictOf(page)).toBe('mismatch')
      for (const words of ['Somebody dear', 'Hash proven', '3 of 3 signatures by owners']) {
        expect(said(page, 'Verdict')).toContain(words)
      }
      expect(copies(page)).not.toEqual([])
      expect(copies(page, undefined, recipient)).toEqual([])
    })
  })

  it('R-GW-4 one inside a batch is flagged on its own call, and at the top', async () => {
    const batch = (await waiting()).find(({ txInfo }) => txInfo.actionCount === 3)
    const calls = (page: DrawnPage) =>
      page.all('li:not([data-change])', page.region('What changes'))
    let whole = ''
    await review(batch, (page) => {
      const texts = page.all('bdi', calls(page)[3]).map(({ textContent }) => textContent ?? '')
      whole = texts.find((text) => /^0x[0-9a-f]{40}$/i.test(text)) ?? ''
    })
    expect(whole).not.toBe('')
    knowLike(whole)
    await review(batch, (page) => {
      expect(calls(page)[3]?.textContent).toContain('Looks like Somebody dear')
      expect(copies(page, calls(page)[3])).toEqual([])
      expect(calls(page)[1]?.textContent).not.toContain('Looks like')
      expect(verdictOf(page)).toBe('mismatch')
    })
  })
})
