import { expect, it } from 'vitest'
import { type ConcurrencyRule, createConcurrencyLimit } from './createConcurrencyLimit.ts'

function concurrency(rule: Partial<ConcurrencyRule> = {}) {
  const created = createConcurrencyLimit({
    maxRunning: 2,
    maxWaiting: 2,
    maxWaitMs: 600_000,
    ...rule,
  })
  const log: string[] = []
  const enter = (name: string) =>
    created.enter({ start: () => log.push(`${name} in`), refuse: () => log.push(`${name} no`) })
  return { ...created, enter, log }
}

it('lets in what has a place, makes the next wait, and refuses the rest at once', () => {
  const { enter, log, state } = concurrency()
  for (const name of ['a', 'b', 'c', 'd', 'e']) enter(name)
  expect(log).toEqual(['a in', 'b in', 'e no'])
  expect(state()).toEqual({ running: 2, waiting: 2 })
})

it('gives a free place to whoever waited longest', () => {
  const { enter, log } = concurrency()
  const [leaveA, leaveB] = ['a', 'b', 'c', 'd'].map(enter)
  leaveB?.()
  leaveA?.()
  expect(log).toEqual(['a in', 'b in', 'c in', 'd in'])
})

it('takes a place back once, however often it is given back', () => {
  const { enter, state, log } = concurrency({ maxRunning: 1 })
  const leave = enter('a')
  enter('b')
  enter('c')
  leave()
  leave()
  expect(log).toEqual(['a in', 'b in'])
  expect(state()).toEqual({ running: 1, waiting: 1 })
})

it('forgets who leaves while waiting', () => {
  const { enter, log, state } = concurrency({ maxRunning: 1 })
  const [leaveA, leaveB] = ['a', 'b', 'c'].map(enter)
  leaveB?.()
  leaveA?.()
  expect(log).toEqual(['a in', 'c in'])
  expect(state()).toEqual({ running: 1, waiting: 0 })
})

it('gives back the place of one who waited first', () => {
  const { enter, state } = concurrency({ maxRunning: 1 })
  const [leaveA, leaveB] = ['a', 'b'].map(enter)
  leaveA?.()
  leaveB?.()
  expect(state()).toEqual({ running: 0, waiting: 0 })
})

it('refuses who has waited too long', async () => {
  const { enter, log, state } = concurrency({ maxRunning: 1, maxWaitMs: 5 })
  const leave = enter('a')
  await new Promise<void>((resolve) => {
    createConcurrencyLimit({ maxRunning: 0, maxWaiting: 1, maxWaitMs: 50 }).enter({
      start: () => {},
      refuse: resolve,
    })
    enter('b')
  })
  expect(log).toEqual(['a in', 'b no'])
  leave()
  expect(state()).toEqual({ running: 0, waiting: 0 })
})
