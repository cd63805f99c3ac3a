import { type Call, encodeMultiSend } from '@countersign/safe'
import { worldContracts } from '../../world/contracts.ts'
import type { StorySafe } from '../types.ts'

/** Several calls in one transaction of a Safe. */
export function batchCalls(safe: StorySafe, calls: readonly Call[]): Call {
  if (safe.version === '1.1.1') throw new Error('The story has no batches of this version')
  const { multiSendCallOnly } = worldContracts[safe.chainId].safe[safe.version]
  return { to: multiSendCallOnly, value: 0n, data: encodeMultiSend(calls), operation: 1 }
}
