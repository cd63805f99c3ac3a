import { buildTransaction } from '@countersign/gateway/testing'
import { expect, it } from 'vitest'
import { assembleQueue } from './assembleQueue.ts'

/** The page in a few letters: labels, `!nonce` for a header, `nonce:conflict` for a transaction. */
function assemble(
  nonces: readonly number[],
  options: { safeNonce?: number; before?: number | null; after?: number | null } = {},
): string {
  const { safeNonce = 14, before = null, after = null } = options
  const entries = nonces.map((nonce) => ({
    nonce,
    transaction: { ...buildTransaction(), id: String(nonce) },
  }))
  return assembleQueue({ entries, safeNonce, before, after })
    .map((item) => {
      if (item.type === 'LABEL') return item.label
      if (item.type === 'CONFLICT_HEADER') return `!${item.nonce}`
      return item.type === 'TRANSACTION' ? `${item.transaction.id}:${item.conflictType}` : item.type
    })
    .join(' ')
}

it.each([
  ['nothing', [], {}, ''],
  ['the next alone', [14], {}, 'Next 14:None'],
  ['a later one alone', [15], {}, 'Queued 15:None'],
  ['the next and later ones', [14, 15, 16], {}, 'Next 14:None Queued 15:None 16:None'],
  ['a conflict about the next', [14, 14, 15], {}, 'Next !14 14:HasNext 14:End Queued 15:None'],
  ['a conflict of three', [14, 14, 14], {}, 'Next !14 14:HasNext 14:HasNext 14:End'],
  ['a conflict later', [15, 15], {}, 'Queued !15 15:HasNext 15:End'],
  ['a conflict that goes on', [14, 15], { after: 15 }, 'Next 14:None Queued !15 15:HasNext'],
  ['a conflict that ends here', [15, 16], { before: 15 }, '15:End 16:None'],
  ['a conflict over the whole page', [15, 15], { before: 15, after: 15 }, '15:HasNext 15:HasNext'],
  ['the label Next said before', [14, 15], { before: 14 }, '14:End Queued 15:None'],
  ['the label Queued said before', [16], { before: 15 }, '16:None'],
  ['both labels to be said', [15], { before: 14, after: 16 }, 'Queued 15:None'],
  ['a nonce behind the page that is another', [14], { after: 15 }, 'Next 14:None'],
] as const)('R-GW-5 the queue of %s', (_, nonces, options, expected) => {
  expect(assemble(nonces, options)).toBe(expected)
})
