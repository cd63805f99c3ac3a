// @vitest-environment jsdom
import * as gateway from '@countersign/gateway'
import * as build from '@countersign/gateway/testing'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { KindText } from '../features/transaction/KindText.tsx'
import { gatewayWords } from '../shared/transaction/gatewayWords.ts'
import { LocaleContext } from '../shared/words/LocaleContext.ts'
import { until, visit } from './testing/visit.tsx'

const { answer, buildAddressInfo } = build
const SAFE = build.addressOf(0x5afe01)
const { vocabulary } = gateway

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
})

type Kind = keyof typeof vocabulary

/** What a word of the gateway's is in a language. */
async function wordOf<kind extends Kind>(locale: 'en' | 'ar', kind: kind, word: string) {
  const key = gateway.wordKey(kind, word)
  const found = { ...gatewayWords.english, ...(await gatewayWords.read(locale)) }[key]
  // Whoever is read to in Arabic is read Arabic.
  if (locale === 'ar') expect(found).toMatch(/\p{Script=Arabic}/u)
  return found
}

/** A value stands in a text as its word, and not as it came. */
async function expectWord(text: string, locale: 'en' | 'ar', kind: Kind, value: string) {
  const word = await wordOf(locale, kind, value)
  expect(text).toContain(word)
  if (!word.includes(value)) expect(text).not.toContain(value)
}

const party = buildAddressInfo(9)

/** One of each change of settings. */
const CHANGES: Record<(typeof vocabulary.settingsChange)[number], gateway.SettingsInfo> = {
  ADD_OWNER: { type: 'ADD_OWNER', owner: party, threshold: 2 },
  REMOVE_OWNER: { type: 'REMOVE_OWNER', owner: party, threshold: 2 },
  SWAP_OWNER: { type: 'SWAP_OWNER', oldOwner: party, newOwner: buildAddressInfo(8) },
  CHANGE_THRESHOLD: { type: 'CHANGE_THRESHOLD', threshold: 3 },
  ENABLE_MODULE: { type: 'ENABLE_MODULE', module: party },
  DISABLE_MODULE: { type: 'DISABLE_MODULE', module: party },
  SET_GUARD: { type: 'SET_GUARD', guard: party },
  DELETE_GUARD: { type: 'DELETE_GUARD' },
  SET_MODULE_GUARD: { type: 'SET_MODULE_GUARD', moduleGuard: party },
  DELETE_MODULE_GUARD: { type: 'DELETE_MODULE_GUARD' },
  SET_FALLBACK_HANDLER: { type: 'SET_FALLBACK_HANDLER', handler: party },
  CHANGE_MASTER_COPY: { type: 'CHANGE_MASTER_COPY', implementation: party },
  unknown: build.buildUnknown('SET_SOMETHING'),
}

const QUIET = [
  answer(gateway.getSafe, build.buildSafeState()),
  answer(gateway.getChain, build.buildChain()),
  answer(gateway.getMultisigTransactions, build.buildPage([])),
]

const idOf = (number: number) => `multisig_${SAFE}_${build.hashOf(number)}`

/** One waiting transaction for each, in a place of its own in the queue. */
const waiting = (number: number, changes: Partial<gateway.Transaction>) =>
  build.buildTransactionItem({
    id: idOf(number),
    executionInfo: {
      type: 'MULTISIG',
      nonce: number,
      confirmationsRequired: 2,
      confirmationsSubmitted: 1,
      missingSigners: null,
    },
    ...changes,
  })

describe.each(['en', 'ar'] as const)('the gateway’s words, read in %s', (locale) => {
  it('R-GW-3 where transactions stand, and what they change, in the queue', async () => {
    const statuses = vocabulary.transactionStatus.map((txStatus, index) =>
      waiting(100 + index, { txStatus }),
    )
    const changes = vocabulary.settingsChange.map((type, index) =>
      waiting(200 + index, { txInfo: build.buildSettingsChange(CHANGES[type]) }),
    )
    const results = [...statuses, ...changes]
    const queue = answer(gateway.getTransactionQueue, build.buildPage(results))
    const page = await visit(`/one:${SAFE}/queue`, [queue, ...QUIET], { locale })
    leave = page.leave
    const row = (number: number) =>
      page.place.querySelector(`main a[href*="${build.hashOf(number)}"]`)?.closest('li')
    await until(() => row(200 + changes.length - 1))
    for (const [index, status] of vocabulary.transactionStatus.entries()) {
      const text = row(100 + index)?.textContent ?? ''
      // What is done is said to be so by its title.
      if (status !== 'SUCCESS') await expectWord(text, locale, 'transactionStatus', status)
    }
    for (const [index, change] of vocabulary.settingsChange.entries()) {
      const text = row(200 + index)?.textContent ?? ''
      await expectWord(text, locale, 'settingsChange', change)
    }
  })

  it('R-GW-3 that a transaction is done, and what sort it is, on its page', async () => {
    const details = answer(
      gateway.getTransaction,
      build.buildTransactionDetails({ txStatus: 'SUCCESS' }),
    )
    const page = await visit(`/one:${SAFE}/tx/${build.hashOf(1)}`, [details, ...QUIET], { locale })
    leave = page.leave
    const word = await wordOf(locale, 'transactionStatus', 'SUCCESS')
    await until(() => page.text().includes(word))
    expect(page.text()).not.toContain('SUCCESS')
    await expectWord(page.text(), locale, 'transferDirection', 'OUTGOING')
  })

  it('R-GW-3 where messages stand, in their list', async () => {
    const items = vocabulary.messageStatus.map((status, index) =>
      build.buildMessageItem({ status, messageHash: build.hashOf(100 + index) }),
    )
    const messages = answer(gateway.getMessages, build.buildPage(items))
    const page = await visit(`/one:${SAFE}/messages`, [messages, ...QUIET], { locale })
    leave = page.leave
    const row = (number: number) =>
      page.place.querySelector(`main a[href*="${build.hashOf(number)}"]`)?.closest('li')
    await until(() => row(102))
    for (const [index, status] of vocabulary.messageStatus.entries()) {
      await expectWord(row(100 + index)?.textContent ?? '', locale, 'messageStatus', status)
    }
  })

  it('R-GW-3 what a network can do, among the tools', async () => {
    const features = [...vocabulary.chainFeature, 'SOMETHING_NEW']
    const chains = answer(gateway.getChains, build.buildPage([build.buildChain({ features })]))
    const page = await visit('/tools?tool=chains', [chains], { locale })
    leave = page.leave
    const tags = () => [...page.place.querySelectorAll('main li')].map((tag) => tag.textContent)
    await until(() => tags().length >= features.length)
    const said = tags().slice(-features.length)
    for (const [index, feature] of vocabulary.chainFeature.entries()) {
      expect(said[index]).toBe(await wordOf(locale, 'chainFeature', feature))
    }
    // Of what nobody has words for yet, the gateway's own name stands beside ours.
    expect(said.at(-1)).toBe(`${await wordOf(locale, 'chainFeature', 'UNKNOWN')} SOMETHING_NEW`)
  })

  it('R-GW-3 what sort of transaction it is, on its page', async () => {
    const transfer = (changes: Parameters<typeof build.buildTransfer>[0]) =>
      draw(locale, <KindText info={build.buildTransfer(changes)} />)
    for (const direction of vocabulary.transferDirection) {
      const text = await transfer({ direction })
      await expectWord(text, locale, 'transferDirection', direction)
      await expectWord(text, locale, 'transactionInfoType', 'Transfer')
    }
    for (const [type, transferInfo] of Object.entries(TRANSFERS)) {
      await expectWord(await transfer({ transferInfo }), locale, 'tokenType', type)
    }
    for (const [type, info] of Object.entries(KINDS)) {
      const text = await draw(locale, <KindText info={info} />)
      await expectWord(text, locale, 'transactionInfoType', type)
    }
  })
})

it('R-GW-3 no kind of asset or transaction was left out', () => {
  // A coin has two names: this one among balances, where it stands by its own name.
  expect([...Object.keys(TRANSFERS), 'NATIVE_TOKEN'].toSorted()).toEqual(
    vocabulary.tokenType.toSorted(),
  )
  expect(['Transfer', ...Object.keys(KINDS)].toSorted()).toEqual(
    vocabulary.transactionInfoType.toSorted(),
  )
})

const TRANSFERS: Record<string, gateway.TransferInfo> = {
  ERC20: build.buildTransferInfo(),
  ERC721: {
    type: 'ERC721',
    tokenAddress: build.addressOf(0x721),
    tokenName: 'Cats',
    tokenSymbol: 'CAT',
    logoUri: null,
    trusted: true,
    tokenId: '42',
  },
  NATIVE_COIN: { type: 'NATIVE_COIN', value: '1' },
  UNKNOWN: build.buildUnknown('ERC1155'),
}

const KINDS: Record<string, gateway.TransactionInfo> = {
  SettingsChange: build.buildSettingsChange(),
  Custom: build.buildCustom(),
  Creation: build.buildCreation(),
  unknown: build.buildUnknown('SwapOrder'),
}

async function draw(locale: 'en' | 'ar', element: ReactNode): Promise<string> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await gatewayWords.read(locale)
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(<LocaleContext.Provider value={locale}>{element}</LocaleContext.Provider>),
  )
  const text = place.textContent ?? ''
  await act(async () => root.unmount())
  return text
}
