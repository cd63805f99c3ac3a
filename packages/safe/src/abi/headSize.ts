import type { AbiType } from './types.ts'

/** How many bytes a static type takes; `null` for a dynamic one, which leaves 32 for its offset. */
export function headSize(type: AbiType): number | null {
  switch (type.kind) {
    case 'bytes':
    case 'string':
      return null
    case 'array': {
      const size = type.length === null ? null : headSize(type.of)
      return size === null || type.length === null ? null : size * type.length
    }
    case 'tuple': {
      let total = 0
      for (const component of type.components) {
        const size = headSize(component.type)
        if (size === null) return null
        total += size
      }
      return total
    }
    default:
      return 32
  }
}
