import { expect, it } from 'vitest'
import { newEntry } from '../model/newEntry.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'
import { createOutboxStore } from '../store/createOutboxStore.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import type { Clock } from './clock.ts'
import { followOutbox } from './followOutbox.ts'

it('R-TX-8 writes down what a full storage has refused, as soon as there is room', () => {
  const storage = memoryStorage()
  let hasRoom = false
  const setItem = (key: string, text: string) => hasRoom && storage.setItem(key, text)
  const store = createOutboxStore({
    ...{ key: 'outbox', storage: { ...storage, setItem } },
    window: { addEventListener: () => {}, removeEventListener: () => {} },
  })
  const runs = new Set<() => void>()
  const clock: Clock = {
    now: () => 0,
    after(_, run) {
      runs.add(run)
      return () => runs.delete(run)
    },
  }
  const tick = () => {
    for (const run of [...runs]) {
      runs.delete(run)
      run()
    }
  }
  // Nothing is open, so nobody else is asked.
  const stop = followOutbox({ store } as OutboxPorts, { name: 'test', clock })
  store.add([
    newEntry({
      ...{ id: 'one', chainId: 1, kind: 'wallet', description: 'Pay', createdAt: 0 },
      account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    }),
  ])
  tick()
  expect([store.isWritten(), storage.items.size]).toEqual([false, 0])
  hasRoom = true
  tick()
  expect([store.isWritten(), storage.items.size]).toEqual([true, 1])
  stop()
  expect(runs.size).toBe(0)
})
