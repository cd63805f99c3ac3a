import type { Finding } from './finding.ts'
import type { RehearsalState } from './rehearsal/rehearsalState.ts'

/** What a rehearsal makes of a transaction. */
export function findInRehearsal(rehearsal: RehearsalState): Finding[] {
  switch (rehearsal.state) {
    case 'none':
      return []
    case 'running':
      return [{ tone: 'plain', kind: 'running' }]
    case 'static':
      return [{ tone: 'unasked', kind: 'rehearsal.static' }]
    case 'agrees':
      return [{ tone: 'good', kind: 'rehearsal.agrees', block: rehearsal.block }]
    case 'reverts':
      return [{ tone: 'warn', kind: 'rehearsal.reverts', reason: rehearsal.reason }]
    default:
      return [{ tone: 'warn', kind: `rehearsal.${rehearsal.state}` }]
  }
}
