import type { AbiInput, AbiType, AbiValue } from '../abi/types.ts'

export type Resolved = { type: AbiType; value: AbiValue }

const STEP = /^(?:([A-Za-z_$][\w$]*)|\[(-?\d{1,4})\])(?:\.|(?=\[)|$)/

/**
 * What a path of a description leads to in a call's parameters: names, and places in lists. Anything
 * else, such as a part of a number, leads nowhere.
 */
export function resolvePath(
  path: string,
  inputs: readonly AbiInput[],
  values: readonly AbiValue[],
): Resolved | null {
  let rest = path.replace(/^#\./, '')
  let at: Resolved = { type: { kind: 'tuple', components: inputs }, value: values }
  while (rest !== '') {
    const [taken, name, place] = STEP.exec(rest) ?? []
    if (taken === undefined) return null
    rest = rest.slice(taken.length)
    const next = name === undefined ? itemOf(at, Number(place)) : memberOf(at, name)
    if (!next) return null
    at = next
  }
  return at
}

function memberOf({ type, value }: Resolved, name: string): Resolved | null {
  if (type.kind !== 'tuple' || !Array.isArray(value)) return null
  const index = type.components.findIndex((component) => component.name === name)
  const component = type.components[index]
  return component ? { type: component.type, value: value[index] } : null
}

function itemOf({ type, value }: Resolved, place: number): Resolved | null {
  if (type.kind !== 'array' || !Array.isArray(value)) return null
  const item: AbiValue | undefined = value.at(place)
  return item === undefined ? null : { type: type.of, value: item }
}
