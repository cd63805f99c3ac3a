import { expect, it } from 'vitest'
import { createRest } from './createRest.ts'

const HOUR = 3_600_000

it('ends when its time is over', async () => {
  const { rest } = createRest(new AbortController().signal)
  await rest(1)
})

it('ends at once when somebody wakes it', async () => {
  const { rest, wake } = createRest(new AbortController().signal)
  const resting = rest(HOUR)
  wake()
  await resting
})

it('does not begin when somebody called before, but only once', async () => {
  const { rest, wake } = createRest(new AbortController().signal)
  wake()
  await rest(HOUR)
  let ended = false
  void rest(HOUR).then(() => {
    ended = true
  })
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(ended).toBe(false)
  wake()
})

it('ends with the signal, and never begins after it', async () => {
  const ending = new AbortController()
  const { rest } = createRest(ending.signal)
  const resting = rest(HOUR)
  ending.abort()
  await resting
  await rest(HOUR)
})
