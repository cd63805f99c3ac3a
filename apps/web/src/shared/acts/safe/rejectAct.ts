import { authorizeRejection } from '@countersign/judge'
import { OutboxError, type OutboxResult, refused } from '@countersign/outbox'
import { otherFault } from '../actFaults.ts'
import type { RejectInput } from '../acts.ts'
import type { ActPorts } from '../ports.ts'
import { readSnapshot } from '../readSnapshot.ts'
import { proposeAct } from './proposeAct.ts'

/** Proposes that a nonce is used up by nothing: that moves nothing, so it needs no review. */
export async function rejectAct(ports: ActPorts, input: RejectInput): Promise<OutboxResult> {
  const { account, nonce, ...rest } = input
  try {
    const { safe } = await readSnapshot(ports.clientOf(account.chainId), account.address, [])
    if (!safe) throw new OutboxError('notSafe')
    const place = { ...account, version: safe.version }
    return await proposeAct(ports, {
      ...rest,
      account,
      ...authorizeRejection(place, nonce, ports.now()),
    })
  } catch (thrown) {
    return refused(null, otherFault(thrown))
  }
}
