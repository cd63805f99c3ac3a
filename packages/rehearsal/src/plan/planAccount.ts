import { type Call, expandCalls } from '@countersign/safe'
import type { Address } from 'viem'
import { askCoin } from '../questions/question.ts'
import { questionsOfCalls } from '../questions/questionsOfCalls.ts'
import type { Circumstances } from '../stage.ts'
import type { Plan } from './plan.ts'

export type AccountScript = {
  kind: 'account'
  account: Address
  calls: readonly Omit<Call, 'operation'>[]
}

/** A plain wallet's calls, one after the other, in its own name. */
export function planAccount({ account, calls }: AccountScript, circumstances: Circumstances): Plan {
  const opened = calls.flatMap(
    (call) => expandCalls(account, { ...call, operation: 0 as const }).calls,
  )
  return {
    at: account,
    slots: {},
    circumstances,
    acts: calls.map(({ to, value, data }) => ({ to, value, data, isDelegated: false })),
    spare: null,
    questions: [askCoin(account), ...questionsOfCalls(opened)],
    isEarly: false,
    safe: null,
  }
}
