import type { Finding, RehearsalDoubt } from '../finding.ts'

/**
 * What came of trying a transaction without sending it. `static`: nothing here can try it, so it was
 * only read; `failed`: it was tried, and no answer came; `differs`: of two nodes each says something else;
 * `watched`: it does something else when somebody else sends it, some minutes later.
 */
export type RehearsalState =
  | { state: 'none' | 'running' | 'static' | 'failed' | 'differs' | 'watched' }
  | {
      state: 'agrees'
      block: string
      voices: number
      isVaried: boolean
      doubts?: readonly RehearsalDoubt[]
    }
  | { state: 'reverts'; reason: string }

export function findInRehearsal(rehearsal: RehearsalState): Finding[] {
  switch (rehearsal.state) {
    case 'none':
      return []
    case 'running':
      return [{ tone: 'plain', kind: 'rehearsal.running' }]
    case 'static':
      return [{ tone: 'unasked', kind: 'rehearsal.static' }]
    case 'agrees':
      return [...doubted(rehearsal), agreed(rehearsal), ...notVaried(rehearsal)]
    case 'differs':
    case 'watched':
      return [{ tone: 'danger', kind: `rehearsal.${rehearsal.state}` }]
    case 'reverts':
      return [{ tone: 'warn', kind: 'rehearsal.reverts', reason: rehearsal.reason }]
    default:
      return [{ tone: 'warn', kind: `rehearsal.${rehearsal.state}` }]
  }
}

type Agreed = Extract<RehearsalState, { state: 'agrees' }>

/** Where nothing can play it otherwise, nobody could be asked. */
const notVaried = ({ isVaried, doubts = [] }: Agreed): Finding[] =>
  isVaried || doubts.includes('unvaried') ? [] : [{ tone: 'unasked', kind: 'rehearsal.notVaried' }]

const doubted = ({ doubts = [] }: Agreed): Finding[] =>
  doubts.map((doubt) => ({ tone: 'warn', kind: `rehearsal.${doubt}` }))

/** One alone may say anything: that is no proof, and nobody's fault either. */
const agreed = ({ block, voices }: Agreed): Finding =>
  voices > 1
    ? { tone: 'good', kind: 'rehearsal.agrees', block }
    : { tone: 'unasked', kind: 'rehearsal.alone', block }
