import type { WitnessName } from '@countersign/safe'
import type { Finding } from './finding.ts'

/** What came of asking all of them, as far as the verdict needs it; null where nobody is asked. */
export type WitnessesState = ComparedWitnesses | 'running' | 'failed' | null

export type ComparedWitnesses = {
  verdict: 'proven' | 'mismatch' | 'could not check' | 'not asked'
  /** Who says what is not so; of two against two nobody can be named. */
  named: readonly WitnessName[]
  /** Who was asked, and did not answer. */
  silent: readonly WitnessName[]
  /** Who cannot be asked, or offers no such thing. */
  notAsked: readonly WitnessName[]
  /** How many say the very hash that was worked out here, of those who were asked for it. */
  hash: { said: number; asked: number }
}

/** What the witnesses make of a transaction. Who cannot be asked never makes it worse. */
export function findInWitnesses(witnesses: WitnessesState): Finding[] {
  if (witnesses === null) return []
  if (witnesses === 'running') return [{ tone: 'plain', kind: 'running' }]
  if (witnesses === 'failed') return [{ tone: 'warn', kind: 'witness.failed' }]
  const { verdict, named, silent, notAsked } = witnesses
  const found: Finding[] = []
  if (verdict === 'mismatch') found.push({ tone: 'danger', kind: 'witness.mismatch', who: named })
  if (verdict === 'could not check' || silent.length > 0) {
    found.push({ tone: 'warn', kind: 'witness.unchecked', who: silent })
  }
  if (notAsked.length > 0) {
    found.push({ tone: 'unasked', kind: 'witness.notAsked', who: notAsked })
  }
  return found
}
