import fc from 'fast-check'
import { parseFunction } from '../abi/parseFunction.ts'
import { typeName } from '../abi/typeName.ts'
import type { AbiFunction, AbiType, AbiValue } from '../abi/types.ts'
import { anyAddress, anyHex } from './arbitraries.ts'

const { type: anyType } = fc.letrec<{ type: AbiType; elementary: AbiType }>((tie) => ({
  elementary: fc.oneof(
    fc.integer({ min: 1, max: 32 }).map((n): AbiType => ({ kind: 'uint', bits: n * 8 })),
    fc.integer({ min: 1, max: 32 }).map((n): AbiType => ({ kind: 'int', bits: n * 8 })),
    fc.integer({ min: 1, max: 32 }).map((size): AbiType => ({ kind: 'fixedBytes', size })),
    fc
      .constantFrom('address', 'bool', 'bytes', 'string')
      .map((kind): AbiType => ({ kind: kind as 'address' })), // one of the four
  ),
  type: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    tie('elementary'),
    fc
      .record({ of: tie('type'), length: fc.option(fc.integer({ min: 1, max: 3 })) })
      .map(({ of, length }): AbiType => ({ kind: 'array', of, length })),
    fc.array(tie('type'), { minLength: 1, maxLength: 3 }).map(
      (types): AbiType => ({
        kind: 'tuple',
        components: types.map((type, index) => ({ name: `c${index}`, type })),
      }),
    ),
  ),
}))

/** Any text that UTF-8 can carry. fast-check's own such unit takes seconds to set up. */
const anyText = fc.string({
  unit: fc
    .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
    .map((point) => String.fromCodePoint(point)),
})

export function anyValue(type: AbiType): fc.Arbitrary<AbiValue> {
  switch (type.kind) {
    case 'uint':
      return fc.bigInt({ min: 0n, max: (1n << BigInt(type.bits)) - 1n })
    case 'int': {
      const half = 1n << BigInt(type.bits - 1)
      return fc.bigInt({ min: -half, max: half - 1n })
    }
    case 'bool':
      return fc.boolean()
    case 'address':
      return anyAddress
    case 'string':
      return anyText
    case 'bytes':
      return anyHex(80)
    case 'fixedBytes':
      return fc
        .uint8Array({ minLength: type.size, maxLength: type.size })
        .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)
    case 'array':
      return fc.array(anyValue(type.of), {
        minLength: type.length ?? 0,
        maxLength: type.length ?? 4,
      })
    case 'tuple':
      return fc.tuple(...type.components.map((component) => anyValue(component.type)))
  }
}

/** A function nobody has written yet, and values for it. */
export const anyFunctionCall: fc.Arbitrary<{
  text: string
  abi: AbiFunction
  values: readonly AbiValue[]
}> = fc.array(anyType, { maxLength: 4 }).chain((types) => {
  const text = `f(${types.map((type, index) => `${typeName(type)} p${index}`).join(',')})`
  return fc
    .tuple(...types.map(anyValue))
    .map((values) => ({ text, abi: parseFunction(text), values }))
})
