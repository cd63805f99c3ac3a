import { getMultisigTransactions, getTransaction } from '@countersign/gateway'
import {
  addressOf,
  answer,
  buildAddressInfo,
  buildCustom,
  buildTransactionDetails,
  buildTransactionItem,
  buildTransfer,
  createFakeGateway,
  refuse,
} from '@countersign/gateway/testing'
import { encodeMultiSend } from '@countersign/safe'
import { QueryClient } from '@tanstack/react-query'
import { getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { testChains } from '../testing/testChains.ts'
import { paidQuery } from './paidQuery.ts'

const account = { chain: testChains[0], address: addressOf(0x5afe01), path: 'x' }
const payment = (number: number) =>
  buildTransactionItem({
    id: `multisig_${number}`,
    txStatus: 'SUCCESS',
    txInfo: buildTransfer({ recipient: buildAddressInfo(number) }),
  })
const batch = (number: number) =>
  buildTransactionItem({
    id: `multisig_${number}`,
    txStatus: 'SUCCESS',
    txInfo: buildCustom({ actionCount: 1 }),
  })
const inside = (number: number) => {
  const details = buildTransactionDetails()
  const hexData = encodeMultiSend([{ to: addressOf(number), value: 1n, data: '0x', operation: 0 }])
  return {
    ...details,
    txData: details.txData && { ...details.txData, hexData, operation: 1 as const },
  }
}
const page = (results: ReturnType<typeof payment>[], next: string | null = null) => ({
  count: null,
  next,
  previous: null,
  results,
})
const ask = (gateway: ReturnType<typeof createFakeGateway>) =>
  new QueryClient({ defaultOptions: { queries: { retry: 0 } } }).fetchQuery(
    paidQuery(gateway, account),
  )

describe('R-GW-4 whom the owners have paid', () => {
  it('is collected from payments and from inside of batches', async () => {
    const gateway = createFakeGateway([
      answer(getMultisigTransactions, page([payment(1), batch(2), payment(1)])),
      answer(getTransaction, inside(3)),
    ])
    const paid = (await ask(gateway)).map((each) => getAddress(each))
    expect(paid).toEqual([addressOf(1), addressOf(3)].map((each) => getAddress(each)))
  })

  it('is asked for by a bounded number of questions, however long the ledger', async () => {
    let asked = 0
    const gateway = createFakeGateway([
      answer(getMultisigTransactions, ({ url }) => {
        asked += 1
        const next = new URL(url)
        next.searchParams.set('cursor', `limit=100&offset=${asked * 100}`)
        const items = Array.from({ length: 100 }, (_, index) => batch(asked * 100 + index))
        return page(items, next.href)
      }),
      answer(getTransaction, inside(3)),
    ])
    await ask(gateway)
    const count = (name: string) => gateway.requests.filter((each) => each.name === name).length
    expect(count(getMultisigTransactions.name)).toBe(5)
    expect(count(getTransaction.name)).toBe(20)
  })

  it('is not known when a batch could not be opened: nobody is left out in silence', async () => {
    const gateway = createFakeGateway([
      answer(getMultisigTransactions, page([payment(1), batch(2)])),
      refuse(getTransaction, 503, 'Try later'),
    ])
    await expect(ask(gateway)).rejects.toThrow()
  })
})
