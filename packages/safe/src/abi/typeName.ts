import type { AbiType } from './types.ts'

/** The canonical name of a type, as it stands in a function signature. */
export function typeName(type: AbiType): string {
  switch (type.kind) {
    case 'uint':
    case 'int':
      return `${type.kind}${type.bits}`
    case 'fixedBytes':
      return `bytes${type.size}`
    case 'array':
      return `${typeName(type.of)}[${type.length ?? ''}]`
    case 'tuple':
      return `(${type.components.map((component) => typeName(component.type)).join(',')})`
    default:
      return type.kind
  }
}
