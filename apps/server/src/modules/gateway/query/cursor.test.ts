import { expect, it } from 'vitest'
import { readCursor, writeCursor } from './cursor.ts'
import { toPage } from './toPage.ts'

it.each([
  [undefined, { limit: 20, offset: 0 }],
  [null, { limit: 20, offset: 0 }],
  ['', { limit: 20, offset: 0 }],
  ['garbage', { limit: 20, offset: 0 }],
  ['limit=5&offset=10', { limit: 5, offset: 10 }],
  ['limit=0&offset=-1', { limit: 20, offset: 0 }],
  ['limit=1e3&offset=0x10', { limit: 20, offset: 0 }],
  ['limit=5000&offset=999999999', { limit: 100, offset: 1_000_000 }],
])('R-GW-5 the cursor %j means %j', (cursor, slice) => {
  expect(readCursor(cursor)).toEqual(slice)
})

it('R-GW-5 pages name their neighbours by the address of the same list', () => {
  const url = new URL('https://a.example/v1/list?trusted=false&cursor=limit%3D2%26offset%3D2')
  const page = toPage({
    url,
    slice: { limit: 2, offset: 2 },
    hasNext: true,
    results: [1],
    count: null,
  })
  expect(page).toEqual({
    count: null,
    next: 'https://a.example/v1/list?trusted=false&cursor=limit%3D2%26offset%3D4',
    previous: 'https://a.example/v1/list?trusted=false&cursor=limit%3D2%26offset%3D0',
    results: [1],
  })
  const inner = new URL(writeCursor(url, { limit: 7, offset: 9 })).searchParams.get('cursor')
  expect(readCursor(inner)).toEqual({ limit: 7, offset: 9 })
})

it('R-GW-5 the first page has none before it, the last none behind it', () => {
  const url = new URL('https://a.example/v1/list')
  expect(
    toPage({ url, slice: { limit: 2, offset: 0 }, hasNext: false, results: [], count: 0 }),
  ).toEqual({
    count: 0,
    next: null,
    previous: null,
    results: [],
  })
  const near = toPage({
    url,
    slice: { limit: 20, offset: 5 },
    hasNext: false,
    results: [],
    count: 0,
  })
  expect(near.previous).toContain('offset%3D0')
})
