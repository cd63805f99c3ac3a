import fc from 'fast-check'
import { hashTypedData, type TypedDataDefinition } from 'viem'
import { describe, expect, it } from 'vitest'
import { InvalidMessageError, LimitExceededError, SafeError } from '../errors.ts'
import { runs } from '../testing-only/arbitraries.ts'
import { exampleSafe } from '../testing-only/examples.ts'
import { changeLeaf, flipBit, leafPaths } from '../testing-only/lies.ts'
import { hashSafeMessage } from './hashSafeMessage.ts'
import { readSignedFields, type StatedTypedData } from './readSignedFields.ts'

const address = `0x${'ab'.repeat(20)}` as const
const order: StatedTypedData = {
  domain: { name: 'Orchard', version: '1', chainId: 5, verifyingContract: address },
  types: {
    Order: [
      { name: 'buyer', type: 'Person' },
      { name: 'items', type: 'Item[]' },
      { name: 'note', type: 'string' },
    ],
    Person: [{ name: 'wallet', type: 'address' }],
    Item: [
      { name: 'what', type: 'string' },
      { name: 'grams', type: 'uint256[2]' },
    ],
  },
  primaryType: 'Order',
  message: {
    buyer: { wallet: address },
    items: [{ what: 'Apples', grams: ['1', '2'] }],
    note: 'Please ring',
  },
}
const withDomainType = (...names: string[]): StatedTypedData => ({
  ...order,
  types: {
    ...order.types,
    EIP712Domain: names.map((name) => ({
      name,
      type: name === 'chainId' ? 'uint256' : name === 'verifyingContract' ? 'address' : 'string',
    })),
  },
})
const hashOf = (stated: unknown) => hashTypedData(stated as TypedDataDefinition) // as a wallet would

describe('readSignedFields', () => {
  it('R-GW-4 shows all of an honest message, in the order of its types', () => {
    const { domain, message, unsigned, primaryType } = readSignedFields(order)
    expect({ domain, message, unsigned, primaryType }).toEqual({
      domain: order.domain,
      message: order.message,
      unsigned: [],
      primaryType: 'Order',
    })
    expect(Object.keys(message)).toEqual(['buyer', 'items', 'note'])
  })

  it('R-GW-4 leaves out what no type declares, at any depth, and says where it was', () => {
    const { domain, message, unsigned } = readSignedFields({
      ...order,
      domain: { ...order.domain, site: 'orchard.example' },
      message: {
        ...order.message,
        price: 'nothing',
        buyer: { wallet: address, name: 'Ada' },
        items: [{ what: 'Apples', grams: ['1', '2'], free: true }],
      },
    })
    expect(unsigned).toEqual([
      'domain.site',
      'message.buyer.name',
      'message.items[0].free',
      'message.price',
    ])
    expect({ domain, message }).toEqual({ domain: order.domain, message: order.message })
  })

  it('R-GW-4 derives the domain’s type from its fields, and their order is the standard’s', () => {
    const { typedData } = readSignedFields({
      ...order,
      domain: { verifyingContract: address, chainId: 5, name: 'Orchard', salt: null },
    })
    expect(typedData.types.EIP712Domain?.map(({ name }) => name)).toEqual([
      'name',
      'chainId',
      'verifyingContract',
    ])
    expect(hashOf(readSignedFields(order).typedData)).toBe(hashOf(order))
  })

  it('R-GW-4 counts a chain that is written as text, as wallets do', () => {
    const domain = { ...order.domain, chainId: '5' }
    expect(readSignedFields({ ...order, domain }).unsigned).toEqual([])
    // What strangers send.
    const hash = (stated: unknown) => hashSafeMessage(exampleSafe, stated as TypedDataDefinition)
    expect(hash({ ...order, domain })).toEqual(hash(order))
  })

  it.each([
    ['empty', [], ['domain.name', 'domain.version', 'domain.chainId', 'domain.verifyingContract']],
    ['partial', ['name', 'version'], ['domain.chainId', 'domain.verifyingContract']],
  ])('R-GW-4 says which fields a domain with an %s type leaves out', (_, names, unsigned) => {
    const read = readSignedFields(withDomainType(...names))
    expect(read.unsigned).toEqual(unsigned)
    expect(Object.keys(read.domain)).toEqual(names)
  })

  it('R-GW-4 signs no message where only the domain is hashed', () => {
    const read = readSignedFields({ ...order, primaryType: 'EIP712Domain' })
    expect(read.message).toEqual({})
    expect(read.unsigned).toEqual(['message.buyer', 'message.items', 'message.note'])
  })

  it('R-GW-4 finds the outermost type where nobody states it, if there is one', () => {
    const { primaryType: _, ...rest } = order
    expect(readSignedFields(rest).primaryType).toBe('Order')
    const two = { ...rest, types: { ...rest.types, Other: [] } }
    expect(() => readSignedFields(two)).toThrow(InvalidMessageError)
  })

  const deep = (levels: number): unknown => (levels === 0 ? {} : { inner: deep(levels - 1) })
  it.each<[string, object]>([
    ['a field that is missing', { message: { buyer: { wallet: address }, items: [] } }],
    ['a list where a struct is declared', { message: { ...order.message, buyer: [address] } }],
    ['a struct where a list is declared', { message: { ...order.message, items: { 0: {} } } }],
    ['a struct named like a value', { types: { ...order.types, string: [] } }],
    ['a type that is no list', { types: { ...order.types, Person: { length: 0 } } }],
    ['no such type', { primaryType: 'Nothing' }],
    ['a field that every object has', { types: { Order: [{ name: 'toString', type: 'string' }] } }],
  ])('R-GW-4 refuses %s', (_, change) => {
    expect(() => readSignedFields({ ...order, ...change })).toThrow(InvalidMessageError)
  })

  it.each<[string, object]>([
    [
      'more levels than anybody reads',
      { types: { Order: [{ name: 'inner', type: 'Order' }] }, message: deep(100) },
    ],
    [
      'more values than anybody reads',
      { message: { ...order.message, items: Array(5_000).fill({}) } },
    ],
  ])('R-GW-4 refuses %s', (_, change) => {
    expect(() => readSignedFields({ ...order, ...change })).toThrow(LimitExceededError)
  })

  it('R-GW-4 refuses a field named twice, which would be walked through again at every level', () => {
    const inner = { name: 'inner', type: 'Order' }
    const types = { Order: [inner, inner] }
    const message = { inner: deep(28) }
    expect(() => readSignedFields({ ...order, types, message })).toThrow(InvalidMessageError)
  })

  it('R-GW-4 shows nothing that can change without changing the hash', () => {
    const places = leafPaths({ domain: order.domain, message: order.message })
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.nat(),
        fc.subarray(['name', 'version', 'chainId', 'verifyingContract']),
        fc.subarray(['buyer', 'items', 'note']),
        (place, bit, domainNames, names) => {
          const { Order = [], ...types } = withDomainType(...domainNames).types
          const stated = {
            ...order,
            types: { ...types, Order: Order.filter(({ name }) => names.includes(name)) },
          }
          const lie = changeLeaf(stated, place, (leaf) => flipBit(leaf, bit))
          const shown = (data: unknown) => {
            const { domain, message } = readSignedFields(data as StatedTypedData) // one leaf changed
            return JSON.stringify({ domain, message })
          }
          let hash: string
          try {
            hash = hashOf(lie)
          } catch {
            return // No wallet signs that.
          }
          if (shown(lie) === shown(stated)) expect(hash).toBe(hashOf(stated))
          // Addresses are the same in capitals.
          if (hash === hashOf(stated)) {
            expect(shown(lie).toLowerCase()).toBe(shown(stated).toLowerCase())
          }
        },
      ),
      { numRuns: runs(500, 20_000) },
    )
  })

  it('R-GW-4 answers any JSON with fields or with an error of ours', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (domain, types, message) => {
        try {
          const json: unknown = { domain, types, primaryType: 'A', message }
          // What strangers send has any shape.
          readSignedFields(json as StatedTypedData)
        } catch (error) {
          expect(error).toBeInstanceOf(SafeError)
        }
      }),
      { numRuns: runs(300, 10_000) },
    )
  })
})
