import type { Hex } from 'viem'
import { RpcError } from '../errors/chainErrors.ts'

/** Whether a contract took a signature for its own. */
export type Verdict = 'valid' | 'invalid'

/** What a node's answer says about a signature; `undefined`: nothing, that is the node's trouble. */
export function readVerdict(answer: PromiseSettledResult<unknown>, yes: Hex): Verdict | undefined {
  if (answer.status === 'fulfilled') return answer.value === yes ? 'valid' : 'invalid'
  return isRevert(answer.reason) ? 'invalid' : undefined
}

/** The contract ran and gave up. */
function isRevert(error: unknown): boolean {
  if (!(error instanceof RpcError)) return false
  return (
    error.code === 3 ||
    /revert|out of gas|invalid opcode|invalid jump|stack (under|over)flow/i.test(error.message)
  )
}
