import { expect, it } from 'vitest'
import { cookieStorage } from './cookieStorage.ts'

/** A browser's cookies as a page sees them: names and values only. */
function jar() {
  const kept = new Map<string, string>()
  const written: string[] = []
  const document = {
    get cookie() {
      return [...kept].map((pair) => pair.join('=')).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [pair = ''] = text.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (text.includes('Max-Age=0')) kept.delete(name)
      else kept.set(name, value)
    },
  }
  return { document, written }
}

it('keeps what it is given, for this pair of sites only', () => {
  const { document, written } = jar()
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
