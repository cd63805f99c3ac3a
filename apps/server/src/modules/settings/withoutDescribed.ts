import { parseFunction, readDescription } from '@countersign/safe'
import type { ServedDescription } from '../../config/types.ts'

/** What `toServedDescription` lets through has this form. */
type File = {
  context: { contract: { deployments: readonly object[] } }
  display: { formats: Readonly<Record<string, unknown>> }
}

/**
 * Of fetched descriptions, what the operator's own do not describe already: browsers use no words for a
 * function of a contract that is described twice.
 */
export function withoutDescribed(
  fetched: readonly ServedDescription[],
  own: readonly ServedDescription[],
): ServedDescription[] {
  const taken = new Set<string>()
  for (const { file } of own) {
    const { deployments, selectors } = read(file)
    for (const at of deployments) for (const one of selectors.values()) taken.add(keyOf(at, one))
  }
  return fetched.flatMap((each) => without(each, taken))
}

/** A contract of which less is left than of another gets a file of its own. */
function without(described: ServedDescription, taken: ReadonlySet<string>): ServedDescription[] {
  const file = described.file as ServedDescription['file'] & File // read when it was fetched
  const { deployments, selectors } = read(file)
  const groups = new Map<string, { keys: string[]; indexes: number[] }>()
  for (const [index, at] of deployments.entries()) {
    const left = [...selectors].filter(([, selector]) => !taken.has(keyOf(at, selector)))
    const keys = left.map(([key]) => key)
    const group = groups.get(keys.join('\n')) ?? { keys, indexes: [] }
    group.indexes.push(index)
    groups.set(keys.join('\n'), group)
  }
  return [...groups.values()].flatMap(({ keys, indexes }) => {
    if (keys.length === selectors.size && indexes.length === deployments.length) return [described]
    if (keys.length === 0) return []
    const pick = <value>(list: readonly value[]) => list.filter((_, at) => indexes.includes(at))
    const formats = Object.fromEntries(keys.map((key) => [key, file.display.formats[key]]))
    const contract = { deployments: pick(file.context.contract.deployments) }
    return {
      chainIds: pick(deployments).map(({ chainId }) => chainId),
      file: { ...file, context: { contract }, display: { ...file.display, formats } },
    }
  })
}

const keyOf = ({ chainId, address }: { chainId: number; address: string }, selector: string) =>
  `${chainId} ${address} ${selector}`

/** Where it is for, and the selector of each of its keys that is a function. */
function read(file: ServedDescription['file']) {
  const { deployments = [], functions = [] } = readDescription(file) ?? {}
  const { formats } = (file as ServedDescription['file'] & File).display // as it was just read
  const keys = Object.keys(formats).filter((key) => key.includes('('))
  const selectors = new Map<string, string>()
  // One is read of every such key, in their order.
  for (const [index, { signature }] of functions.entries()) {
    selectors.set(keys[index] ?? '', parseFunction(signature).selector)
  }
  return { deployments, selectors }
}
