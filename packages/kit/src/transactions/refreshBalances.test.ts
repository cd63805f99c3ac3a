import { memoryStorage } from '@countersign/core/testing'
import { createTransactionStore } from '@countersign/core/transactions'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { refreshBalances } from './refreshBalances.ts'

const address = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const hash = `0x${'1'.repeat(64)}` as const
const KEY = ['balance', { address, chainId: 1 }]

function wallet() {
  const store = createTransactionStore({ storage: memoryStorage(), window: undefined })
  const queryClient = new QueryClient()
  queryClient.setQueryData(KEY, 1)
  queryClient.setQueryData(['name'], 'ada.eth')
  const stop = refreshBalances(store, queryClient)
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
  const send = () => store.add({ hash, address, chainId: 1, description: 'Send' })
  const settle = ({ addedAt }: ReturnType<typeof send>, status: 'confirmed' | 'failed') => {
    const id = { address, chainId: 1, hash, addedAt } as const
    const outcome =
      status === 'confirmed' ? ({ status } as const) : ({ status, reason: 'reverted' } as const)
    store.dispatch({ type: 'settled', id, outcome })
  }
  return { store, stop, isStale, send, settle }
}

it.each(['confirmed', 'failed'] as const)(
  'R-TX-4 balances, and nothing else, are read again when a transaction is %s',
  (status) => {
    const { isStale, send, settle } = wallet()
    const sent = send()
    expect(isStale(KEY)).toBe(false)
    settle(sent, status)
    expect(isStale(KEY)).toBe(true)
    expect(isStale(['name'])).toBe(false)
  },
)

it('R-TX-4 not when transactions are only forgotten, nor after stopping', () => {
  const { isStale, send, settle, stop, store } = wallet()
  const sent = send()
  store.clear(address, 1)
  expect(isStale(KEY)).toBe(false)
  stop()
  send()
  settle(sent, 'confirmed')
  expect(isStale(KEY)).toBe(false)
})
