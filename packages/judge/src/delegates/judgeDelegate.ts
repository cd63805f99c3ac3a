import { type IdentifiedCode, judgeDelegateCall } from '@countersign/safe'
import type { Address } from 'viem'
import type { DelegateCall } from './listDelegates.ts'
import type { CodeReader } from './seenCode.ts'

/**
 * Whose code it is. `alone`: official by the word of one node, and nobody else could be asked;
 * `disputed`: those who read the chain bring different code; `unchecked`: nobody answered.
 */
export type WitnessedCode = 'official' | 'alone' | 'unknown' | 'disputed' | 'unchecked'

/** A delegatecall, as far as it is known whose code it runs. */
export type JudgedDelegate = {
  /** What it runs, or what official code would install on its behalf. */
  address: Address
  code: WitnessedCode
  /** The official contract that is run, if it is one. */
  runs: IdentifiedCode | null
}

/** Whose code a delegatecall runs and installs, by everybody who reads the chain. */
export async function judgeDelegate(read: CodeReader, call: DelegateCall): Promise<JudgedDelegate> {
  let voices = Number.POSITIVE_INFINITY
  let fault: 'disputed' | 'unchecked' | null = null
  const judged = await judgeDelegateCall(call, async (address) => {
    const seen = await read(address)
    if (seen.state !== 'same') {
      fault ??= seen.state === 'disputed' ? 'disputed' : 'unchecked'
      return null
    }
    voices = Math.min(voices, seen.voices)
    return seen.contract
  })
  const address = judged.verdict === 'unknownArgument' ? judged.address : call.to
  const runs = 'code' in judged ? judged.code : null
  if (fault) return { address, code: fault, runs }
  if (judged.verdict !== 'official') return { address, code: 'unknown', runs }
  return { address, code: voices > 1 ? 'official' : 'alone', runs }
}
