import { authorizeRejection } from '@countersign/judge'
import { ActError, otherFault } from './actFaults.ts'
import type { ActResult, RejectInput } from './acts.ts'
import type { ActPorts } from './ports.ts'
import { proposeAct } from './proposeAct.ts'
import { readGround } from './readGround.ts'
import { refused } from './refused.ts'

/** Proposes that a nonce is used up by nothing: that moves nothing, so it needs no review. */
export async function rejectAct(ports: ActPorts, input: RejectInput): Promise<ActResult> {
  const { account, nonce, ...rest } = input
  try {
    const { safe } = await readGround(ports.clientOf(account.chainId), account.address, [])
    if (!safe) throw new ActError('notSafe')
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
