import { account, hashOf } from '@countersign/outbox/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidTransactionError } from './invalidTransactionError.ts'
import { validateTransaction } from './validateTransaction.ts'

const good = { address: account, chainId: 1, hash: hashOf(1), description: 'Send 1 ETH' }

const faults = {
  hash: 'The hash must be 0x and 64 hexadecimal digits.',
  description: 'The description must be text of at most 1000 characters.',
  confirmations: 'The number of confirmations, where given, must be a whole number above zero.',
  address: 'The address must be 0x and 40 hexadecimal digits.',
  chainId: 'The chain id must be a whole number above zero.',
}
type Field = keyof typeof faults

const bad: Record<Field, readonly unknown[]> = {
  hash: [
    undefined,
    null,
    '',
    '0x',
    hashOf(1).slice(0, -1),
    `${hashOf(1)}0`,
    hashOf(1).slice(2),
    `${hashOf(1).slice(0, -1)}g`,
    `${hashOf(1)}\n`,
    ` ${hashOf(1)}`,
    hashOf(1).replace('0x', '0X'),
    1n,
    [hashOf(1)],
  ],
  description: [undefined, null, 7, {}, ['Send'], 'x'.repeat(1_001)],
  confirmations: [null, 0, -1, 1.5, '2', Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 3n, {}],
  address: [
    undefined,
    null,
    '',
    '0x',
    account.slice(0, -1),
    `${account}0`,
    hashOf(1),
    `0x${account}`,
    'name.eth',
  ],
  chainId: [undefined, null, 0, -1, 1.5, '1', '0x1', 1n, Number.NaN],
}

function faultsOf(input: unknown): readonly string[] {
  try {
    validateTransaction(input)
  } catch (error) {
    if (error instanceof InvalidTransactionError) return error.faults
    throw error
  }
  return []
}

describe('R-TX-1 a transaction', () => {
  it.each([
    { name: 'without confirmations', given: good },
    { name: 'with one confirmation', given: { ...good, confirmations: 1 } },
    { name: 'with many confirmations', given: { ...good, confirmations: 64 } },
    { name: 'with an empty description', given: { ...good, description: '' } },
    { name: 'with the longest description', given: { ...good, description: 'x'.repeat(1_000) } },
  ])('$name is taken as it is', ({ given }) => {
    expect(validateTransaction(given)).toStrictEqual(given)
  })

  it('is kept in lower case, and only what is known of it', () => {
    const given = {
      ...good,
      address: '0x00000000000000000000000000000000000000AA',
      hash: `0x${'AB'.repeat(32)}`,
      confirmations: undefined,
      status: 'confirmed',
      extra: true,
    }
    expect(validateTransaction(given)).toStrictEqual({ ...good, hash: `0x${'ab'.repeat(32)}` })
  })

  const table = Object.entries(bad).flatMap(([field, values]) =>
    values.map((value) => ({ field: field as Field, value })),
  )
  it.each(table)('is refused when its $field is $value', ({ field, value }) => {
    expect(faultsOf({ ...good, [field]: value })).toEqual([faults[field]])
  })

  it.each([
    { input: undefined },
    { input: null },
    { input: 7 },
    { input: 'text' },
    { input: [] },
    { input: {} },
  ])('that is $input has every fault but that of the confirmations', ({ input }) => {
    const { confirmations: _, ...always } = faults
    expect([...faultsOf(input)].sort()).toEqual(Object.values(always).sort())
  })

  it('is refused with one error that names every fault and no other', () => {
    const field = fc.constantFrom(...(Object.keys(faults) as Field[]))
    fc.assert(
      fc.property(fc.uniqueArray(field, { minLength: 1 }), fc.nat(), (fields, seed) => {
        const given: Record<string, unknown> = { ...good, confirmations: 2 }
        for (const each of fields) given[each] = bad[each][seed % bad[each].length]
        const named = faultsOf(given)
        expect([...named].sort()).toEqual(fields.map((each) => faults[each]).sort())
        const error = new InvalidTransactionError(named)
        for (const each of fields) expect(error.message).toContain(faults[each])
      }),
    )
  })

  it('is refused with a name that does not depend on minified code', () => {
    expect(() => validateTransaction({})).toThrow(
      expect.objectContaining({ name: 'InvalidTransactionError' }),
    )
  })
})
