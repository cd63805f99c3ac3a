// @vitest-environment jsdom
import * as gateway from '@countersign/gateway'
import * as build from '@countersign/gateway/testing'
import { formatAddress } from '@countersign/kit'
import { getAddress } from 'viem'
import { afterEach, describe, expect, it } from 'vitest'
import { until, visit } from './testing/visit.tsx'

const { answer, addressOf } = build
const SAFE = addressOf(0x5afe01)
const KEY = 'countersign.app.contacts'
const at = (number: number) => getAddress(`0x${String(number).repeat(40).slice(0, 40)}`)
const QUIET = [
  answer(gateway.getSafe, build.buildSafeState()),
  answer(gateway.getChain, build.buildChain()),
  answer(gateway.getMultisigTransactions, build.buildPage([])),
]

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
})

/** Payments that wait, each to somebody, with the name that the gateway has for them. */
async function seeQueue(...payees: [number, string | null][]) {
  const results = payees.map(([number, name]) =>
    build.buildTransactionItem({
      id: `multisig_${SAFE}_${build.hashOf(number)}`,
      txStatus: 'AWAITING_CONFIRMATIONS',
      txInfo: build.buildTransfer({
        recipient: { value: at(number), name, logoUri: null },
        transferInfo: { type: 'NATIVE_COIN', value: '500000000000000000' },
      }),
    }),
  )
  const queue = answer(gateway.getTransactionQueue, build.buildPage(results))
  const page = await visit(`/one:${SAFE}/queue`, [queue, ...QUIET])
  leave = page.leave
  const row = (number: number) =>
    page.place.querySelector(`main a[href*="${build.hashOf(number)}"]`)?.textContent ?? ''
  await until(() => row(payees.at(-1)?.[0] ?? 0) !== '')
  return { page, row }
}

describe('names beside addresses', () => {
  it('R-NAME-2 a contract or gateway that calls a stranger “Ben” does not put that in the address’s place', async () => {
    const { row } = await seeQueue([4, 'Be\u200bn'])
    expect(row(4)).toContain(formatAddress(at(4)))
    expect(row(4)).toContain('calls itself “Ben”')
  })

  it('R-NAME-1 of contacts as they are stored today, those that could be somebody else’s stand beside their address', async () => {
    const book = [
      { address: at(1), name: 'Ada', chainId: null },
      // As a contact file has brought them in, before anybody looked.
      { address: at(2), name: 'Ben', chainId: null },
      { address: at(3), name: 'ben', chainId: null },
      { address: at(4), name: 'Сhіоmа', chainId: null },
      { address: at(5), name: 'Веn Jr', chainId: null },
      { address: at(6), name: 'Eve\u200b', chainId: null },
      { address: at(7), name: '0x1111…1111', chainId: null },
    ]
    const stored = JSON.stringify(book)
    localStorage.setItem(KEY, stored)
    const { row } = await seeQueue(...[1, 2, 3, 4, 5, 6, 7].map((n): [number, null] => [n, null]))
    // What judges names is fetched with the first of them.
    await until(() => !row(1).includes(formatAddress(at(1))))
    expect(row(1)).toContain('Ada')
    for (const [number, words] of [
      [2, 'Another contact is called almost the same'],
      [3, 'Another contact is called almost the same'],
      [4, 'mixes letters'],
      [5, 'mixes letters'],
      [6, 'cannot be seen'],
      [7, 'looks like an address'],
    ] as const) {
      expect(row(number)).toContain(formatAddress(at(number)))
      expect(row(number)).toContain(words)
    }
    expect(localStorage.getItem(KEY)).toBe(stored)
  })

  it('R-NAME-5 contacts that cannot be read are offered as a file, and stay as they are', async () => {
    const broken = `[{"address":"${at(1)}","name":"Ada","chainId":null},{"address":"0x12","name":"Half"}]`
    localStorage.setItem(KEY, broken)
    const page = await visit('/contacts', QUIET)
    leave = page.leave
    await until(() => page.text().includes('Save them as a file'))
    expect(localStorage.getItem(KEY)).toBe(broken)
  })
})

describe('what is signed', () => {
  it.each([
    ['a payment to Ben', build.buildTransfer({ recipient: build.buildAddressInfo(5, 'Ben') })],
    [
      'a rejection',
      build.buildCustom({ isCancellation: true, to: build.buildAddressInfo(0x5afe01) }),
    ],
  ])(
    'R-WORD-1 is not called %s on its page by a gateway whose bytes pay somebody else',
    async (_, txInfo) => {
      const details = build.buildTransactionDetails({ txInfo })
      const page = await visit(`/one:${SAFE}/tx/${build.hashOf(1)}`, [
        answer(gateway.getTransaction, details),
        answer(gateway.getTransactionQueue, build.buildPage([])),
        ...QUIET,
      ])
      leave = page.leave
      const headline = () => page.place.querySelector('main [data-said-by]')
      await until(() => headline()?.textContent?.includes('base units'))
      expect(headline()?.getAttribute('data-said-by')).toBe('bytes')
      expect(headline()?.textContent).toContain('Send 1,000,000,000,000,000,000')
      expect(headline()?.textContent).toContain(addressOf(9))
      // The line beside the buttons says the same.
      await until(() => page.place.querySelectorAll('main [data-said-by="bytes"]').length === 2)
      expect(page.text()).not.toContain('Ben')
      expect(page.text()).not.toContain('Rejection of this nonce')
    },
  )
})
