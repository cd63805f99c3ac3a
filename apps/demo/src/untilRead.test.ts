import { expect, test } from 'vitest'
import { untilRead } from './untilRead.ts'

const read = { holding: true, head: 9, indexed: 9 }

test('waits until every chain is read to its end', async () => {
  const looks = [
    [{ holding: false, head: null, indexed: null }, read],
    [{ holding: true, head: 9, indexed: 4 }, read],
    [read, read],
  ]
  let look = 0
  const indexing = () => new Map(looks[look++]?.map((state, id) => [id, state]))
  await untilRead(indexing, { wait: async () => {} })
  expect(look).toBe(3)
})

test('does not wait where nothing is read, nor for ever', async () => {
  await untilRead(() => new Map())
  let waited = 0
  const wait = async (milliseconds: number) => {
    waited += milliseconds
  }
  const never = () => new Map([[1, { ...read, indexed: 1 }]])
  await untilRead(never, { patience: 300, pause: 100, wait })
  expect(waited).toBe(300)
})
