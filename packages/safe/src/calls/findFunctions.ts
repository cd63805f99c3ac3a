import { parseFunction } from '../abi/parseFunction.ts'
import type { AbiFunction } from '../abi/types.ts'
import { bundledFunctions, type FunctionFamily } from './bundledFunctions.ts'

/** `given` marks a function the caller vouches for, from a verified contract for example. */
export type KnownFunction = AbiFunction & { family: FunctionFamily | 'given' }

type Index = ReadonlyMap<string, readonly KnownFunction[]>

const none: readonly string[] = []
let bundled: Index | undefined
/** A batch asks about one list a thousand times. */
const givenLists = new WeakMap<readonly string[], Index>()

/** Whoever reads these otherwise could hide calls and changes of settings: nobody's word but ours. */
const reliedOn: ReadonlySet<KnownFunction['family']> = new Set([
  'safe',
  'safeFactory',
  'safeMigration',
  'createCall',
  'multiSend',
])

/**
 * Every known function with this selector: the caller's own first, then the bundled ones. Where the
 * meaning of a bundled one is relied on, it alone.
 */
export function findFunctions(
  selector: string,
  given: readonly string[] = none,
): readonly KnownFunction[] {
  bundled ??= index(
    Object.entries(bundledFunctions).flatMap(([family, signatures]) =>
      // Object.entries widens the keys it has just read.
      signatures.map((text) => ({ ...parseFunction(text), family: family as FunctionFamily })),
    ),
  )
  const ours = bundled.get(selector) ?? []
  if (ours.some(({ family }) => reliedOn.has(family))) return ours
  let own = givenLists.get(given)
  if (!own) {
    own = index(given.map((text) => ({ ...parseFunction(text), family: 'given' as const })))
    givenLists.set(given, own)
  }
  return [...(own.get(selector) ?? []), ...ours]
}

function index(functions: readonly KnownFunction[]): Index {
  const map = new Map<string, KnownFunction[]>()
  for (const known of functions) {
    const same = map.get(known.selector)
    if (same) same.push(known)
    else map.set(known.selector, [known])
  }
  return map
}
