import type { Message } from '@countersign/kit'
import { describe, expect, it } from 'vitest'
import type { Words } from './createWords.ts'

type Dictionary = Readonly<Record<string, Message>>

/** Every `words.ts` of the app, and every other file named after what it says, by its path. */
const modules = import.meta.glob<Record<string, unknown>>('../../**/{words,*Words}.ts', {
  eager: true,
})

const parts = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter(isWords)
    .map((words) => [path, words] as const),
)

function isWords(value: unknown): value is Words<Dictionary> {
  return typeof value === 'object' && value !== null && 'english' in value && 'read' in value
}

/** The places to fill in, but for the count: languages put it into words. */
function placesOf(message: Message): string[] {
  const text = typeof message === 'string' ? message : Object.values(message).join(' ')
  const found = text.match(/\{\w+\}/g) ?? []
  return [...new Set(found)].filter((place) => place !== '{count}').sort()
}

describe.each(parts)('%s', (_, words) => {
  it('is complete in Arabic, with the same places to fill in', async () => {
    const arabic: Partial<Dictionary> = await words.read('ar')
    expect(Object.keys(arabic).sort()).toEqual(Object.keys(words.english).sort())
    for (const [key, english] of Object.entries(words.english)) {
      expect([key, placesOf(arabic[key] ?? '')]).toEqual([key, placesOf(english)])
    }
  })

  it('has all plural forms that Arabic tells apart', async () => {
    const arabic: Partial<Dictionary> = await words.read('ar')
    const forms = Object.values(arabic).filter((message) => typeof message === 'object')
    for (const message of forms) {
      expect(Object.keys(message).sort()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'])
    }
  })

  it('is said in English where nobody has translated it', async () => {
    expect(await words.read('de')).toEqual({})
  })
})

it('finds the words of every part', () => {
  expect(parts.length).toBeGreaterThan(20)
})
