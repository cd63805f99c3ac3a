import type { Expansion } from '@countersign/safe'
import { hexToBigInt, isAddressEqual } from 'viem'
import type { Plan } from '../plan/plan.ts'
import { type ProbeAnswer, playProbe } from '../probe/playProbe.ts'
import { askCoin } from '../questions/question.ts'
import type { Stage } from '../stage.ts'
import type { BlockId, Failure, RevertReason } from '../types.ts'
import { readRevert } from './readRevert.ts'

/**
 * Which call of a Safe's transaction fails, and why. A Safe only says that its content failed, and most
 * batches say not even which: so the probe stands in for the Safe, and calls one after the other.
 */
export async function explainFailure(
  stage: Stage,
  block: BlockId,
  { safe, slots, circumstances }: Plan,
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
  const reads = [askCoin(safe.address)]
  const stand = { block, at: safe.address, slots, circumstances, spare: null }
  const scene = { ...stand, reads, acts, actGas }
  const { acted, before } = await playProbe(stage, scene)
  const index = acted.findIndex(({ isGiven }) => !isGiven)
  const call = calls[index]
  // What a Safe does to itself nobody can do in its place.
  if (!call || calls.slice(0, index + 1).some(({ to }) => isAddressEqual(to, safe.address))) {
    return null
  }
  const reason = readRevert(acted[index]?.data ?? '0x')
  const spent = calls.slice(0, index).reduce((sum, { value }) => sum + value, 0n)
  return { index, to: call.to, reason: orShort(reason, before[0], call.value, spent) }
}

/** Who pays more than they have is told nothing: that is found by counting. */
function orShort(
  reason: RevertReason,
  held: ProbeAnswer | undefined,
  needs: bigint,
  spent: bigint,
): RevertReason {
  if (reason.kind !== 'nothing' || !held?.isGiven) return reason
  const has = hexToBigInt(held.data) - spent
  return has >= 0n && needs > has ? { kind: 'coin', has, needs } : reason
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
