import { judgeRequest, type SignedRequest } from '@countersign/judge/posted'
import type { Address, Hex } from 'viem'
import { type Recovering, signerOf } from '../signatures/recoverOwners.ts'

/** Clocks differ: what was signed in the hour before counts, too. */
const HOUR = 3_600_000

/** In which hour this account signed the request, this one or the last; `undefined`: in neither. */
export async function findSignedHour(
  context: Recovering & { now: () => number },
  signature: Hex,
  account: Address,
  requestAt: (time: number) => SignedRequest,
): Promise<number | undefined> {
  const recover: Parameters<typeof judgeRequest>[0] = (hash, read) => signerOf(context, hash, read)
  for (const time of [context.now(), context.now() - HOUR]) {
    const request = requestAt(time)
    if (await judgeRequest(recover, request, account, signature)) return request.message.totp
  }
  return undefined
}
