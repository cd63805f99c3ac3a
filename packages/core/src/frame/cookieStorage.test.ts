import { expect, it } from 'vitest'
import { cookieStorage } from './cookieStorage.ts'
import { cookieJar } from './testing/cookieJar.ts'

it('keeps what it is given, for this pair of sites only', () => {
  const { document, written } = cookieJar()
  const storage = cookieStorage(document)
  expect(storage.getItem('a.b')).toBeNull()
  storage.setItem('other', 'x')
  storage.setItem('a.b', '{"text":"é; = ,"}')
  expect(storage.getItem('a.b')).toBe('{"text":"é; = ,"}')
  expect(written.at(-1)).toMatch(/; SameSite=None; Secure; Partitioned$/)
  storage.removeItem('a.b')
  expect(storage.getItem('a.b')).toBeNull()
  expect(storage.getItem('other')).toBe('x')
})

it('remembers nothing where there is no document, or one that refuses', () => {
  const refusing = {
    get cookie(): string {
      throw new Error('no')
    },
    set cookie(_: string) {
      throw new Error('no')
    },
  }
  for (const storage of [cookieStorage(undefined), cookieStorage(refusing)]) {
    storage.setItem('a', 'b')
    expect(storage.getItem('a')).toBeNull()
    storage.removeItem('a')
  }
})
