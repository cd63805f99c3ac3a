import { decodeCall, SafeError, unpackBatch } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import type { Identify } from '../../chain/createCodeBook.ts'
import type { ModuleCall } from '../events/decodeEvent.ts'

export type Payment = { to: Address; value: bigint }

/** Batches in batches, no deeper. */
const MAX_DEPTH = 8
/** From this version on a batch may say the zero address for the Safe itself. */
const ZERO_IS_SELF = '1.5.0'

/**
 * The coins that leave a Safe when it makes this call successfully, as far as the call says it: its
 * own value, and the values in a batch. Only official batch contracts are believed to do what a
 * batch says.
 */
export async function listPayments(
  safe: Address,
  call: ModuleCall,
  identify: Identify,
  depth = 0,
): Promise<Payment[]> {
  if (call.operation === 0) return call.value > 0n ? [{ to: call.to, value: call.value }] : []
  // A delegatecall moves no coins by itself.
  const parts = depth < MAX_DEPTH ? openBatch(call.data) : []
  if (parts.length === 0) return []
  const code = await identify(call.to)
  if (code?.contract !== 'MultiSend' && code?.contract !== 'MultiSendCallOnly') return []
  const payments: Payment[] = []
  for (const part of parts) {
    const self = code.version >= ZERO_IS_SELF && /^0x0{40}$/.test(part.to)
    const target = self ? { ...part, to: safe } : part
    payments.push(...(await listPayments(safe, target, identify, depth + 1)))
  }
  return payments
}

function openBatch(data: Hex): readonly ModuleCall[] {
  const decoding = decodeCall(data)
  if (decoding.status !== 'decoded' || decoding.family !== 'multiSend') return []
  try {
    // Its one parameter is bytes.
    return unpackBatch(decoding.parameters[0]?.value as Hex)
  } catch (error) {
    if (error instanceof SafeError) return []
    throw error
  }
}
