import type { WitnessName } from '@countersign/safe'
import type { Witnessed } from './askWitnesses.ts'

/** Null for what nobody will sign any more, so that nobody is asked. */
export type WitnessState = Witnessed | 'running' | 'failed' | null

export type WitnessFinding =
  /** Nobody in `who`: they disagree, and it cannot be told who is wrong. */
  | { tone: 'danger'; kind: 'witness.mismatch' | 'witness.disagree'; who: readonly WitnessName[] }
  | {
      tone: 'warn'
      kind: 'witness.unchecked' | 'witness.failed' | 'witness.alone' | 'witness.unproven'
      who: readonly WitnessName[]
    }
  | { tone: 'plain'; kind: 'running' }
  | { tone: 'unasked'; kind: 'witness.notAsked'; who: readonly WitnessName[] }

/** Who might have been asked: before anybody has signed, no signature can be. */
const ASKABLE: readonly WitnessName[] = ['gateway', 'nodeOne', 'nodeTwo', 'wallet']

/** What the witnesses mean for the verdict. Who could not be asked never makes it worse. */
export function findWitnesses(state: WitnessState): WitnessFinding[] {
  if (state === null) return []
  if (state === 'running') return [{ tone: 'plain', kind: 'running' }]
  if (state === 'failed') return [{ tone: 'warn', kind: 'witness.failed', who: [] }]
  const found: WitnessFinding[] = []
  const { rows, named: who, silent, notAsked } = state
  const differing = rows.filter(({ verdict }) => verdict === 'mismatch')
  if (who.length > 0) found.push({ tone: 'danger', kind: 'witness.mismatch', who })
  if (differing.some(({ named }) => named.length === 0)) {
    found.push({ tone: 'danger', kind: 'witness.disagree', who: [] })
  }
  if (silent.length > 0) found.push({ tone: 'warn', kind: 'witness.unchecked', who: silent })
  // Who is silent has been told of.
  else if (state.alone) found.push({ tone: 'warn', kind: 'witness.alone', who: [state.alone] })
  if (state.isUnproven) found.push({ tone: 'warn', kind: 'witness.unproven', who: [] })
  const unasked = notAsked.filter((name) => ASKABLE.includes(name))
  if (unasked.length > 0) found.push({ tone: 'unasked', kind: 'witness.notAsked', who: unasked })
  return found
}
