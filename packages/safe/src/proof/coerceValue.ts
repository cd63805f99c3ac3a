import type { AbiType, AbiValue } from '../abi/types.ts'
import { InvalidCalldataError } from '../errors.ts'

/**
 * A value as JSON carries it, made into the value that can be encoded. Strict where two readings
 * are possible: a decoding that needs goodwill to be understood proves nothing.
 */
export function coerceValue(type: AbiType, value: unknown): AbiValue {
  switch (type.kind) {
    case 'uint':
    case 'int': {
      if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value)
      if (typeof value === 'string' && /^(?:0|-?[1-9]\d{0,77})$/.test(value)) return BigInt(value)
      throw unreadable()
    }
    case 'bool': {
      if (value === true || value === 'true' || value === 'True') return true
      if (value === false || value === 'false' || value === 'False') return false
      throw unreadable()
    }
    case 'address':
      if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{40}$/.test(value)) throw unreadable()
      return value.toLowerCase()
    case 'string':
      if (typeof value !== 'string') throw unreadable()
      return value
    case 'bytes':
    case 'fixedBytes': {
      // Some gateways write null for no bytes.
      if (type.kind === 'bytes' && value === null) return '0x'
      if (typeof value !== 'string' || value.length % 2 !== 0 || !/^0x[0-9a-fA-F]*$/.test(value)) {
        throw unreadable()
      }
      // The encoder refuses fixed bytes of another size.
      return value.toLowerCase()
    }
    case 'array':
      if (!Array.isArray(value) || (type.length !== null && value.length !== type.length)) {
        throw unreadable()
      }
      return value.map((element) => coerceValue(type.of, element))
    case 'tuple':
      if (!Array.isArray(value) || value.length !== type.components.length) throw unreadable()
      return type.components.map((component, index) => coerceValue(component.type, value[index]))
  }
}

function unreadable(): InvalidCalldataError {
  return new InvalidCalldataError('A value does not fit the type that is stated for it.')
}
