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
  ])('%s', (_, waiting, next, expected) => {
    expect(brief(waiting, next)).toEqual(expected)
  })
})
