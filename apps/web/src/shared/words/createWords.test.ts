import { expect, it } from 'vitest'
import { createWords, readAllWords } from './createWords.ts'

const english = { hello: 'Hello', files: { one: '{count} file', other: '{count} files' } } as const

it('fetches a language once and then has it at once', async () => {
  let fetched = 0
  const words = createWords(english, {
    ar: async () => {
      fetched += 1
      return { hello: 'مرحبا', files: { other: '{count} ملف' } }
    },
  })
  await Promise.all([words.read('ar'), words.read('ar')])
  expect(fetched).toBe(1)
  expect(words.read('ar')).toMatchObject({ status: 'fulfilled', value: { hello: 'مرحبا' } })
})

it('has nothing, and at once, for languages that nobody has translated to', () => {
  expect(createWords(english, {}).read('de')).toMatchObject({ status: 'fulfilled', value: {} })
})

it('falls back when a language cannot be fetched', async () => {
  const words = createWords(english, { ar: () => Promise.reject(new Error('offline')) })
  expect(await words.read('ar')).toEqual({})
})

it('R-UI-14 has the words of every part at once, when all were waited for', async () => {
  const parts = ['one', 'two'].map((each) =>
    createWords({ each: 'English' }, { ar: async () => ({ each }) }),
  )
  await readAllWords('ar')
  expect(parts.map((words) => words.read('ar'))).toMatchObject([
    { status: 'fulfilled', value: { each: 'one' } },
    { status: 'fulfilled', value: { each: 'two' } },
  ])
})
