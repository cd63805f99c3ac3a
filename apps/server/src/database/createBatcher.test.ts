import { expect, it } from 'vitest'
import { DatabaseUnavailableError } from '../errors/databaseUnavailableError.ts'
import { createBatcher } from './createBatcher.ts'

/** A database that answers when it is told to. */
function slowDatabase() {
  const asked: { items: readonly string[]; done: PromiseWithResolvers<readonly string[]> }[] = []
  const batch = createBatcher<string, string>({
    run(items) {
      const done = Promise.withResolvers<readonly string[]>()
      asked.push({ items, done })
      return done.promise
    },
    keyOf: (item) => item.charAt(0),
    maxBatch: 3,
  })
  /** A turn of the event loop, after which everybody who came has been asked for. */
  const turn = () => new Promise(setImmediate)
  /** Answers the statement that was asked last; the next one begins. */
  async function finish(error?: Error) {
    const { items, done } = asked.at(-1) ?? { items: [], done: Promise.withResolvers() }
    if (error) done.reject(error)
    else done.resolve(items.map((item) => item.toUpperCase()))
    // One in which the answer arrives, one in which the next ones are asked for.
    await turn()
    await turn()
  }
  const statements = () => asked.map(({ items }) => items)
  return { batch, turn, finish, statements }
}

it('asks for who comes alone', async () => {
  const { batch, turn, finish, statements } = slowDatabase()
  const answer = batch('a')
  await turn()
  expect(statements()).toEqual([['a']])
  await finish()
  expect(await answer).toBe('A')
})

it('puts into one batch who comes at the same moment', async () => {
  const { batch, turn, finish, statements } = slowDatabase()
  const answers = ['a', 'b'].map(batch)
  await turn()
  expect(statements()).toEqual([['a', 'b']])
  await finish()
  expect(await Promise.all(answers)).toEqual(['A', 'B'])
})

it('puts into one batch who came while a statement was on its way, no more than may go', async () => {
  const { batch, turn, finish, statements } = slowDatabase()
  const first = batch('a')
  await turn()
  const answers = [first, ...['b', 'c', 'd', 'e'].map(batch)]
  await finish()
  await finish()
  await finish()
  expect(statements()).toEqual([['a'], ['b', 'c', 'd'], ['e']])
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D', 'E'])
})

it('never puts two of one key into one batch', async () => {
  const { batch, turn, finish, statements } = slowDatabase()
  const answers = ['a', 'b1', 'b2', 'c'].map(batch)
  await turn()
  await finish()
  await finish()
  expect(statements()).toEqual([['a', 'b1', 'c'], ['b2']])
  expect(await Promise.all(answers)).toEqual(['A', 'B1', 'B2', 'C'])
})

it('tells everybody who waits that the database is gone, and asks again for the next', async () => {
  const { batch, turn, finish, statements } = slowDatabase()
  const ask = (item: string) => batch(item).catch((error) => error)
  const first = ask('a')
  await turn()
  const answers = [first, ask('b'), ask('c')]
  await finish(new DatabaseUnavailableError())
  expect(await Promise.all(answers)).toEqual(Array(3).fill(expect.any(DatabaseUnavailableError)))
  const next = batch('d')
  await turn()
  await finish()
  expect(await next).toBe('D')
  expect(statements()).toEqual([['a'], ['d']])
})

it('lets nobody suffer for what is wrong with another', async () => {
  const { batch, turn, finish } = slowDatabase()
  const answers = ['a', 'b', 'c'].map((item) => batch(item).catch((error: Error) => error.message))
  await turn()
  await finish(new TypeError('one of them'))
  await finish()
  await finish(new TypeError('b is wrong'))
  await finish()
  expect(await Promise.all(answers)).toEqual(['A', 'b is wrong', 'C'])
})
