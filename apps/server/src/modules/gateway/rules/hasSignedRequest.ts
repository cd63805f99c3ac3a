import { judgeRequest, type SignedRequest } from '@countersign/judge/posted'
import type { Address, Hex } from 'viem'
import { type Recovering, signerOf } from '../signatures/recoverOwners.ts'

/** Clocks differ: what was signed in the hour before counts, too. */
const HOUR = 3_600_000

/** Whether this account signed the request within the last hour. */
export async function hasSignedRequest(
  context: Recovering & { now: () => number },
  signature: Hex,
  account: Address,
  requestAt: (time: number) => SignedRequest,
): Promise<boolean> {
  const recover: Parameters<typeof judgeRequest>[0] = (hash, read) => signerOf(context, hash, read)
  for (const time of [context.now(), context.now() - HOUR]) {
    if (await judgeRequest(recover, requestAt(time), account, signature)) return true
  }
  return false
}
