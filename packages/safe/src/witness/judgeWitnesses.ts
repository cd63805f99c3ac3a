import type { Address } from 'viem'
import { judgeFact, type Truth, voicesIn, WITNESS_NAMES } from './judgeFact.ts'
import { type ProvenFacts, proveState } from './proveState.ts'
import type {
  Fact,
  NodeName,
  Told,
  Witnesses,
  WitnessName,
  WitnessRow,
  WitnessVerdict,
} from './types.ts'

export type WitnessJudgement = {
  verdict: WitnessVerdict
  rows: readonly WitnessRow[]
  /** Who says what is not so, each once. */
  named: readonly WitnessName[]
  /** Who was asked something and did not answer. */
  silent: readonly WitnessName[]
  /** Who could not be asked anything. */
  notAsked: readonly WitnessName[]
  /** The only one who says how the Safe is, where nothing proves it; null where somebody else does. */
  alone: WitnessName | null
  /** Whether nobody's Merkle proof holds, of those that were brought: their nodes may write it otherwise. */
  isUnproven: boolean
  /** The block that two or more name; null where they do not, so that no Merkle proof counts. */
  blockHash: string | null
}

const FACTS: readonly Fact[] = [
  'safeTxHash',
  'decoding',
  'signer',
  'owners',
  'threshold',
  'nonce',
  'singleton',
  'code',
  'singletonCode',
  'guard',
  'handler',
  'modules',
  'blockHash',
]

/** Worked out here, so that whoever says something else is wrong. */
const OWN: readonly Fact[] = ['safeTxHash', 'decoding', 'signer']
const NODES: readonly NodeName[] = ['nodeOne', 'nodeTwo', 'wallet']
const NOT_ASKED: Told = { state: 'notAsked' }

/**
 * Lays what all witnesses say of a transaction beside each other. One who lies alone makes their row a
 * mismatch and is named; two who lie in the same way are never believed while one who is honest speaks.
 */
export function judgeWitnesses(safe: Address, witnesses: Witnesses): WitnessJudgement {
  const toldOf = (fact: Fact) => byName((name) => witnesses[name][fact] ?? NOT_ASKED)
  const block = judgeFact('blockHash', toldOf('blockHash'), null)
  const blockHash = namedByTwo(block)
  const { proven, broken, isUnproven } = collectProofs(safe, blockHash, witnesses)
  const truthOf = (fact: Fact): Truth | null => {
    const own = witnesses.own[fact]
    if (OWN.includes(fact) && own?.state === 'said')
      return { value: own.value, ground: 'arithmetic' }
    const value = proven[fact]
    return value === undefined ? null : { value, ground: 'merkle' }
  }
  const rows = acquit(
    FACTS.map((fact) =>
      fact === 'blockHash'
        ? accuse(block, broken, isUnproven)
        : judgeFact(fact, toldOf(fact), truthOf(fact)),
    ),
  )
  const hasState = (name: WitnessName, state: Told['state']) =>
    FACTS.some((fact) => witnesses[name][fact]?.state === state)
  const named = new Set(rows.flatMap((row) => row.named))
  return {
    verdict: worst(rows),
    rows,
    named: WITNESS_NAMES.filter((name) => named.has(name)),
    silent: WITNESS_NAMES.filter((name) => hasState(name, 'silent')),
    notAsked: WITNESS_NAMES.filter((name) => !hasState(name, 'silent') && !hasState(name, 'said')),
    alone: aloneIn(rows),
    isUnproven,
    blockHash,
  }
}

/** Facts of the Safe that a verdict rests on. */
const STATE: readonly Fact[] = [
  'owners',
  'threshold',
  'nonce',
  'singleton',
  'code',
  'singletonCode',
]

function aloneIn(rows: readonly WitnessRow[]): WitnessName | null {
  for (const { fact, ground, told } of rows) {
    const [first, second] = voicesIn(told)
    if (STATE.includes(fact) && ground === 'agreement' && first && !second) return first
  }
  return null
}

function byName<value>(of: (name: WitnessName) => value): Record<WitnessName, value> {
  // One entry for each name of the list, which has them all.
  return Object.fromEntries(WITNESS_NAMES.map((name) => [name, of(name)])) as Record<
    WitnessName,
    value
  >
}

/** The one block hash that at least two name, more than name any other. */
function namedByTwo({ value, verdict, told, named }: WitnessRow): string | null {
  if (verdict === 'proven') return value
  const others = NODES.flatMap((name) => {
    const one = told[name]
    return one.state === 'said' && !named.includes(name) ? [one.value] : []
  })
  return named.length > 0 && others.length > 1 ? (others[0] ?? null) : null
}

/** What holds in the evidence of all nodes, and whose does not. */
function collectProofs(safe: Address, blockHash: string | null, witnesses: Witnesses) {
  let proven: ProvenFacts = {}
  let holds = false
  const broken: NodeName[] = []
  if (blockHash === null) return { proven, broken, isUnproven: false }
  // Honest nodes bring the very same evidence, which is looked at once.
  const seen = new Map<string, ReturnType<typeof proveState>>()
  for (const name of NODES) {
    const { evidence } = witnesses[name]
    const key = JSON.stringify(evidence)
    const shown = seen.get(key) ?? (evidence ? proveState(safe, blockHash, evidence) : null)
    seen.set(key, shown)
    if (shown === 'broken') broken.push(name)
    else proven = { ...shown, ...proven }
    holds ||= shown !== null && shown !== 'broken'
  }
  return { proven, broken, isUnproven: broken.length > 0 && !holds }
}

/**
 * A proof that does not hold for the block it is said to be of is a lie about that block, if somebody
 * else's holds. Where nobody's does, their nodes may write proofs in a way that we do not know.
 */
function accuse(row: WitnessRow, broken: readonly NodeName[], isUnproven: boolean): WitnessRow {
  if (broken.length === 0) return row
  if (isUnproven) return row.verdict === 'proven' ? { ...row, verdict: 'could not check' } : row
  return { ...row, verdict: 'mismatch', named: [...new Set([...row.named, ...broken])] }
}

/** Who signed is recovered over our own hash: from one that others deny nobody is known by name. */
function acquit(rows: readonly WitnessRow[]): readonly WitnessRow[] {
  const isDenied = rows.some(
    ({ fact, verdict, named }) =>
      fact === 'safeTxHash' && verdict === 'mismatch' && (named.length === 0 || named[0] === 'own'),
  )
  return isDenied ? rows.map((row) => (row.fact === 'signer' ? { ...row, named: [] } : row)) : rows
}

function worst(rows: readonly WitnessRow[]): WitnessVerdict {
  const has = (verdict: WitnessVerdict) => rows.some((row) => row.verdict === verdict)
  if (has('mismatch')) return 'mismatch'
  if (has('could not check')) return 'could not check'
  return has('proven') ? 'proven' : 'not asked'
}
