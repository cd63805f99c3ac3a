import { expect, it } from 'vitest'
import { farFirst } from './farFirst.mjs'

it('lets those begin that count far, the others in the order they had', () => {
  const sources = { a: '', b: 'process.env.DEEP ? 9 : 1', c: '', d: 'if (process.env.DEEP)' }
  const files = Object.keys(sources).map((moduleId) => ({ moduleId }))
  const sorted = farFirst(files, (path) => sources[path])
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(['b', 'd', 'a', 'c'])
})
