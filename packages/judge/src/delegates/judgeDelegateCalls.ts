import type { Expansion } from '@countersign/safe'
import type { Address } from 'viem'
import { type JudgedDelegate, judgeDelegate } from './judgeDelegate.ts'
import { type DelegateCall, listDelegates } from './listDelegates.ts'
import type { CodeReader } from './seenCode.ts'

export type DelegatesJudgement =
  /** All of it is what Safe's makers published for it, or there is none. */
  | { verdict: 'official' }
  /** Some of it is not, or not by everybody's word; each of those. */
  | { verdict: 'unknown'; delegates: readonly [JudgedDelegate, ...JudgedDelegate[]] }
  /** A part stays closed, or there is more of it than anybody is asked about. */
  | { verdict: 'incomplete' }

type Judging = {
  /** Only what runs in this account's own name; by default in anybody's. */
  actor?: Address
  /** Whether the first that is not official ends it: what is a stranger's asks as little as it can. */
  isBrief?: boolean
}

/** Whose code a transaction runs in somebody's own name, at any depth: for whoever takes it or signs it. */
export async function judgeDelegateCalls(
  read: CodeReader,
  opened: Expansion,
  { actor, isBrief = false }: Judging = {},
): Promise<DelegatesJudgement> {
  const { calls, isComplete } = listDelegates(opened, actor)
  if (!isComplete) return { verdict: 'incomplete' }
  const [first, ...others] = isBrief ? await firstFault(read, calls) : await faults(read, calls)
  return first ? { verdict: 'unknown', delegates: [first, ...others] } : { verdict: 'official' }
}

const faults = async (read: CodeReader, calls: readonly DelegateCall[]) =>
  (await Promise.all(calls.map((call) => judgeDelegate(read, call)))).filter(isFault)

async function firstFault(read: CodeReader, calls: readonly DelegateCall[]) {
  for (const call of calls) {
    const judged = await judgeDelegate(read, call)
    if (isFault(judged)) return [judged]
  }
  return []
}

/** That nobody else could be asked is said, and no fault of the code. */
const isFault = ({ code }: JudgedDelegate) => code !== 'official' && code !== 'alone'
