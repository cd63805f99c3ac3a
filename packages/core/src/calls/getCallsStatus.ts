import { type Hex, isHash } from 'viem'
import { activeConnection } from '../connection/activeConnection.ts'
import { InvalidAnswerError } from '../errors/connection.ts'
import { ask } from '../provider/ask.ts'
import type { Countersign } from '../types.ts'

/** `partial`: a wallet that could not keep them together did some of the calls, and not the others. */
export type CallsStatus = {
  status: 'pending' | 'confirmed' | 'failed' | 'partial'
  /** The transactions that carried the calls, as far as they are on the chain. */
  hashes: Hex[]
}

/** EIP-5792: asks the wallet where a batch stands; `sendCalls` gave its id. */
export async function getCallsStatus(countersign: Countersign, id: string): Promise<CallsStatus> {
  const { provider } = await activeConnection(countersign)
  const answer = await ask(provider, {
    method: 'wallet_getCallsStatus',
    params: [id],
    timeout: countersign.timeouts.read,
  })
  const { status, receipts } = (answer ?? {}) as Record<string, unknown> // any value has properties
  if (typeof status !== 'number')
    throw new InvalidAnswerError('wallet_getCallsStatus gave no code.')
  return {
    status: toStatus(status),
    hashes: Array.isArray(receipts) ? receipts.flatMap(hashOf) : [],
  }
}

function toStatus(code: number): CallsStatus['status'] {
  if (code < 200) return 'pending'
  if (code < 300) return 'confirmed'
  return code >= 600 ? 'partial' : 'failed'
}

function hashOf(receipt: unknown): Hex[] {
  const { transactionHash: hash } = (receipt ?? {}) as Record<string, unknown> // any value has properties
  return typeof hash === 'string' && isHash(hash) ? [hash] : []
}
