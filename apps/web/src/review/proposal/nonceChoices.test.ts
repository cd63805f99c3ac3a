import { buildTransaction } from '@countersign/gateway/testing'
import { describe, expect, it } from 'vitest'
import { nonceChoices } from './nonceChoices.ts'

const at = (nonce: number, id: string) =>
  buildTransaction({
    id,
    executionInfo: {
      type: 'MULTISIG',
      nonce,
      confirmationsRequired: 2,
      confirmationsSubmitted: 1,
      missingSigners: null,
    },
  })
const brief = (...parameters: Parameters<typeof nonceChoices>) => {
  const { recommended, choices } = nonceChoices(...parameters)
  return [recommended, choices.map(({ nonce, waiting }) => [nonce, ...waiting.map(({ id }) => id)])]
}

describe('nonceChoices', () => {
  it.each([
    ['nothing waits', [], 7, [7, [[7]]]],
    ['one waits', [at(7, 'a')], 7, [8, [[8], [7, 'a']]]],
    ['two exclude each other', [at(7, 'a'), at(7, 'b')], 7, [8, [[8], [7, 'a', 'b']]]],
    ['one comes twice', [at(7, 'a'), at(7, 'a')], 7, [8, [[8], [7, 'a']]]],
    ['there is a gap', [at(9, 'a')], 7, [10, [[10], [7], [8], [9, 'a']]]],
    ['one is past', [at(6, 'a')], 7, [7, [[7]]]],
    ['a gateway tells of one that nobody would ever reach', [at(10_008, 'a')], 7, [7, [[7]]]],
  ])('%s', (_, waiting, next, expected) => {
    expect(brief(waiting, next, null)).toEqual(expected)
  })

  const many = Array.from({ length: 70 }, (_, index) => at(7 + index, `a${index}`))
  it.each([
    ['none', [at(7, 'a')], null, 8, null],
    ['one that waits', [at(7, 'a')], 7, 7, 7],
    ['the recommended', [at(7, 'a')], 8, 8, 8],
    ['one of a queue that could not be read', [], 9, 9, 9],
    ['one behind all that are looked through', many, 76, 76, 76],
    ['one that the Safe has passed', [], 5, 7, null],
  ])('R-JDG-1 shows what is asked for: %s', (_, waiting, chosen, shown, asked) => {
    const found = nonceChoices(waiting, 7, chosen)
    expect([found.shown.nonce, found.asked]).toEqual([shown, asked])
    expect(found.choices).toContain(found.shown)
    const nonces = found.choices.map(({ nonce }) => nonce)
    expect(new Set(nonces).size).toBe(nonces.length)
    const there = waiting.filter(
      (each) => each.executionInfo?.type === 'MULTISIG' && each.executionInfo.nonce === shown,
    )
    expect(found.shown.waiting).toEqual(there)
  })
})
