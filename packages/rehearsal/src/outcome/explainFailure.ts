import type { Expansion } from '@countersign/safe'
import { isAddressEqual } from 'viem'
import type { Plan } from '../plan/plan.ts'
import { playProbe } from '../probe/playProbe.ts'
import type { Stage } from '../stage.ts'
import type { BlockId, Failure } from '../types.ts'
import { readRevert } from './readRevert.ts'

/**
 * Which call of a Safe's transaction fails, and why. A Safe only says that its content failed, and most
 * batches say not even which: so the probe stands in for the Safe, and calls one after the other.
 */
export async function explainFailure(
  stage: Stage,
  block: BlockId,
  { safe, slots }: Plan,
  actGas: bigint,
): Promise<Failure['inner']> {
  if (!safe) return null
  const calls = leavesOf(safe.opened)
  const acts = calls.map(({ to, value, data, operation }) => ({
    to,
    value,
    data,
    isDelegated: operation === 1,
  }))
  const scene = { block, at: safe.address, slots, reads: [], acts, actGas }
  const { acted } = await playProbe(stage, scene)
  const index = acted.findIndex(({ isGiven }) => !isGiven)
  const call = calls[index]
  // What a Safe does to itself nobody can do in its place.
  if (!call || calls.slice(0, index + 1).some(({ to }) => isAddressEqual(to, safe.address))) {
    return null
  }
  return { index, to: call.to, reason: readRevert(acted[index]?.data ?? '0x') }
}

/** The calls that the Safe itself makes, in order: of batches their contents. */
function leavesOf({ calls }: Expansion) {
  const own = calls[0]?.actor
  return calls.filter(({ via, actor, path, decoding, operation }) => {
    const isOwn = actor === own && (via === 'transaction' || via === 'batch')
    const isBatch =
      operation === 1 && decoding.status === 'decoded' && decoding.family === 'multiSend'
    return isOwn && !isBatch && path.length <= 8
  })
}
