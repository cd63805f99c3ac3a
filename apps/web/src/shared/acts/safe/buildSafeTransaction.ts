import { OutboxError } from '@countersign/outbox'
import { encodeMultiSend, type SafeTransaction } from '@countersign/safe'
import { type Client, zeroAddress } from 'viem'
import type { ActCall } from '../acts.ts'
import { findMultiSend } from './findMultiSend.ts'

/** One call as it is, several as one batch that only calls. Nobody is paid back for gas. */
export async function buildSafeTransaction(
  client: Client,
  calls: readonly [ActCall, ...ActCall[]],
  nonce: number,
): Promise<SafeTransaction> {
  const terms = {
    safeTxGas: 0n,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    refundReceiver: zeroAddress,
    nonce: BigInt(nonce),
  }
  const [{ to, value, data, operation = 0 }, ...others] = calls
  if (others.length === 0) return { to, value, data, operation, ...terms }
  if (calls.some((call) => call.operation === 1)) throw new OutboxError('delegateInBatch')
  const batcher = await findMultiSend(client)
  if (!batcher) throw new OutboxError('noMultiSend')
  const batch = encodeMultiSend(calls.map((call) => ({ ...call, operation: 0 })))
  return { to: batcher, value: 0n, data: batch, operation: 1, ...terms }
}
