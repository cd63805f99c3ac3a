import { expect, it } from 'vitest'
import { findAncestor } from './findAncestor.ts'

const kept = [3, 4, 8, 9, 40].map((number) => ({ number, hash: `0x${number}` }))

it.each<[why: string, partOf: number, found: number | null]>([
  ['none of them is', 2, null],
  ['only the oldest is', 3, 3],
  ['some are', 8, 8],
  ['between two that were kept', 7, 4],
  ['all are', 100, 40],
])('finds the newest block that is part of the chain when %s', async (_why, partOf, found) => {
  const ancestor = await findAncestor(kept, async ({ number }) => number <= partOf)
  expect(ancestor?.number ?? null).toBe(found)
})

it('asks for few of many', async () => {
  const many = Array.from({ length: 512 }, (_, number) => ({ number, hash: '0x' }))
  const asked: number[] = []
  await findAncestor(many, async ({ number }) => {
    asked.push(number)
    return number < 300
  })
  expect(asked.length).toBeLessThanOrEqual(10)
})

it('finds nothing among none', async () => {
  expect(await findAncestor([], async () => true)).toBeNull()
})
