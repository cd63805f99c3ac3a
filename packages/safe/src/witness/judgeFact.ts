import type {
  Fact,
  NodeName,
  Told,
  WitnessGround,
  WitnessName,
  WitnessRow,
  WitnessVerdict,
} from './types.ts'

export const WITNESS_NAMES = [
  'own',
  'gateway',
  'nodeOne',
  'nodeTwo',
  'wallet',
  'signature',
] as const

const NODES: readonly WitnessName[] = ['nodeOne', 'nodeTwo', 'wallet'] satisfies NodeName[]

/** What is known to be so without believing anybody, and from what. */
export type Truth = { value: string; ground: Exclude<WitnessGround, 'agreement'> }

/** So many who say the same against our own arithmetic accuse this page. */
const AGAINST_US = 3

/**
 * What several say of one thing. Who differs from what is known is named. Where nothing is known, who
 * stands against a majority with two nodes in it: the gateway repeats what a node told it, so with one
 * node it is no majority, and proves nothing; and of two against two nobody is named.
 */
export function judgeFact(
  fact: Fact,
  told: Readonly<Record<WitnessName, Told>>,
  truth: Truth | null,
): WitnessRow {
  const said = WITNESS_NAMES.flatMap((name) => {
    const one = told[name]
    return one.state === 'said' ? [{ name, value: one.value }] : []
  })
  const groups = [...groupBy(said)]
  const row = (verdict: WitnessVerdict, more: Partial<WitnessRow> = {}): WitnessRow => ({
    ...{ fact, verdict, told, named: [] },
    ground: truth?.ground ?? 'agreement',
    value: truth?.value ?? (groups.length === 1 ? (groups[0]?.[0] ?? null) : null),
    ...more,
  })
  const isSilent = WITNESS_NAMES.some((name) => told[name].state === 'silent')
  const unheard = row(isSilent ? 'could not check' : 'not asked')
  const claims = said.filter(({ name }) => name !== 'own')
  if (truth) {
    const wrong = claims.filter(({ value }) => value !== truth.value).map(({ name }) => name)
    if (wrong.length === 0) return claims.length > 0 ? row('proven') : unheard
    const accusers = truth.ground === 'arithmetic' ? findAccusers(claims, truth.value) : []
    if (accusers.length === 0) return row('mismatch', { named: wrong })
    // Whoever stands with us may be one of two who lie, or as right as we are.
    if (wrong.length < claims.length) return row('mismatch')
    return row('mismatch', { named: ['own', ...wrong.filter((name) => !accusers.includes(name))] })
  }
  if (groups.length > 1) return row('mismatch', { value: null, named: outvoted(groups) })
  return voicesIn(told).length > 1 ? row('proven') : unheard
}

/** Who read the chain for themselves, and said it: our own gateway repeats what a node told it. */
export const voicesIn = (told: WitnessRow['told']): WitnessName[] =>
  NODES.filter((name) => told[name].state === 'said')

/** Those who say the same against our own arithmetic, if they are enough to accuse this page. */
function findAccusers(claims: readonly Said[], own: string): WitnessName[] {
  const against = [...groupBy(claims)].filter(([value]) => value !== own)
  return against.map(([, names]) => names).find(({ length }) => length >= AGAINST_US) ?? []
}

type Said = { name: WitnessName; value: string }

function groupBy(said: readonly Said[]): Map<string, WitnessName[]> {
  const groups = new Map<string, WitnessName[]>()
  for (const { name, value } of said) groups.set(value, [...(groups.get(value) ?? []), name])
  return groups
}

function outvoted(groups: readonly (readonly [string, readonly WitnessName[]])[]): WitnessName[] {
  const [most, next] = groups.toSorted(([, one], [, other]) => other.length - one.length)
  if (!most || !next || most[1].length === next[1].length) return []
  const nodes = most[1].filter((name) => NODES.includes(name))
  if (nodes.length < 2) return []
  return groups.flatMap(([value, names]) => (value === most[0] ? [] : names))
}
