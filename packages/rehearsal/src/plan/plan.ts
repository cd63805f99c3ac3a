import type { Expansion } from '@countersign/safe'
import type { Address } from 'viem'
import type { ProbeAct } from '../probe/playProbe.ts'
import type { Question } from '../questions/question.ts'
import type { Scene } from '../stage.ts'

/** What is to be played, whatever the stage. */
export type Plan = Pick<Scene, 'at' | 'slots' | 'circumstances'> & {
  acts: readonly ProbeAct[]
  /** What an act gets beyond what it uses; null for all that can be had. */
  spare: bigint | null
  questions: readonly Question[]
  isEarly: boolean
  /** Of a Safe: what its transaction holds, to find out which part of it fails. */
  safe: { address: Address; opened: Expansion } | null
}
