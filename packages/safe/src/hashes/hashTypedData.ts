import {
  encodeAbiParameters,
  getTypesForEIP712Domain,
  type Hex,
  keccak256,
  stringToBytes,
  type TypedDataDefinition,
} from 'viem'
import { SafeError } from '../errors.ts'
import { boundTypedData } from './boundTypedData.ts'
import { encodeType } from './encodeType.ts'
import { unhashable } from './unhashable.ts'

type Types = Readonly<Record<string, readonly { name: string; type: string }[]>>

/**
 * The hash of typed data (EIP-712), equal to viem's for all that can be hashed, within bounds: viem
 * works the hash of a type out again for every struct of it, and takes data of any size.
 *
 * @throws InvalidMessageError for anything else
 */
export function hashTypedData(typedData: TypedDataDefinition): Hex {
  try {
    boundTypedData(typedData)
    const { domain = {}, message, primaryType, types: stated } = typedData
    const types: unknown = { EIP712Domain: getTypesForEIP712Domain({ domain }), ...stated }
    // As the bounds have seen; the rest of a stranger's data shows where it is read.
    const hashStruct = createStructHasher(types as Types)
    const parts = [hashStruct('EIP712Domain', domain)]
    if (primaryType !== 'EIP712Domain') parts.push(hashStruct(primaryType, message))
    return keccak256(`0x1901${parts.map(digitsOf).join('')}`)
  } catch (cause) {
    if (cause instanceof SafeError) throw cause
    throw unhashable(cause)
  }
}

function createStructHasher(types: Types): (type: string, value: unknown) => Hex {
  const typeHashes = new Map<string, Hex>()

  function typeHash(name: string): Hex {
    const known = typeHashes.get(name)
    if (known) return known
    const hash = keccak256(stringToBytes(encodeType(name, types)))
    typeHashes.set(name, hash)
    return hash
  }

  function hashStruct(type: string, value: unknown): Hex {
    const fields = Object.hasOwn(types, type) ? types[type] : undefined
    if (!fields || !isStruct(value)) throw unhashable()
    const words = fields.map(({ name, type }) => {
      if (!Object.hasOwn(value, name)) throw unhashable()
      return encodeValue(type, value[name])
    })
    return hashWords([typeHash(type), ...words])
  }

  function encodeValue(type: string, value: unknown): Hex {
    if (Object.hasOwn(types, type)) return hashStruct(type, value)
    if (type.endsWith(']')) {
      if (!Array.isArray(value)) throw unhashable()
      const of = type.slice(0, type.lastIndexOf('['))
      return hashWords(value.map((item) => encodeValue(of, item)))
    }
    if (type === 'string' && typeof value === 'string') return keccak256(stringToBytes(value))
    if (type === 'bytes' && isHex(value)) return keccak256(value)
    return encodeWord(type, value)
  }

  return hashStruct
}

/** What fits into one word, by the one kind of value that is meant for it. */
function encodeWord(type: string, value: unknown): Hex {
  const kind = /^(address|bool|bytes|u?int)\d*$/.exec(type)?.[1]
  const fits =
    kind === 'bool'
      ? typeof value === 'boolean'
      : kind === 'address'
        ? typeof value === 'string'
        : kind === 'bytes'
          ? type !== 'bytes' && isHex(value) && value.length % 2 === 0
          : typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
  if (!kind || /int$/.test(type) || !fits) throw unhashable()
  const word = encodeAbiParameters([{ type }], [value])
  if (word.length !== 66) throw unhashable()
  return word
}

function hashWords(words: readonly Hex[]): Hex {
  return keccak256(`0x${words.map(digitsOf).join('')}`)
}

function digitsOf(hex: Hex): string {
  return hex.slice(2)
}

function isHex(value: unknown): value is Hex {
  return typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value)
}

function isStruct(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
