import { expect, it } from 'vitest'
import type { KeyValueStorage } from '../storage/safeStorage.ts'
import { memoryStorage } from '../testing/testPage.ts'
import { frameStorage } from './frameStorage.ts'
import { cookieJar } from './testing/cookieJar.ts'

const refusing = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

function page(storage: KeyValueStorage) {
  const { document, kept } = cookieJar()
  // Of the window only its document is used.
  const window = { document } as unknown as Window
  return { storage: frameStorage({ storage, window }), kept }
}

it('R-TX-4 keeps things in the storage of the app, and then in no cookie', () => {
  const { storage, kept } = page(memoryStorage())
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
  expect(kept.size).toBe(0)
})

it('R-TX-4 where the browser refuses that, keeps them in cookies, until they are removed', () => {
  const { storage, kept } = page(refusing)
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
  expect(kept.size).toBe(1)
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})

it('is no more than a storage without a page', () => {
  const storage = frameStorage({ storage: refusing, window: undefined })
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBeNull()
})
