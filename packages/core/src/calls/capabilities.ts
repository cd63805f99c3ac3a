import { numberToHex } from 'viem'
import { activeConnection } from '../connection/activeConnection.ts'
import { ask } from '../provider/ask.ts'
import type { Countersign } from '../types.ts'

/** EIP-5792: whether several calls can be sent as one that succeeds or fails as a whole. */
export type BatchSupport = 'supported' | 'ready' | 'unsupported'

/**
 * What the connected wallet can do with several calls on its chain. `ready`: after the visitor
 * lets it upgrade the account. A wallet that does not know the question is `unsupported`.
 */
export async function getBatchSupport(countersign: Countersign): Promise<BatchSupport> {
  const { provider, account, chainId } = await activeConnection(countersign)
  const answer = await ask(provider, {
    method: 'wallet_getCapabilities',
    params: [account, [numberToHex(chainId)]],
    timeout: countersign.timeouts.read,
  }).catch(() => undefined)
  return parse(answer, chainId)
}

function parse(answer: unknown, chainId: number): BatchSupport {
  if (!isRecord(answer)) return 'unsupported'
  // The chain's own word counts before the one for all chains (0x0).
  for (const key of [numberToHex(chainId), '0x0']) {
    const capabilities = answer[key]
    if (!isRecord(capabilities)) continue
    const { atomic, atomicBatch } = capabilities
    if (isRecord(atomic) && (atomic.status === 'supported' || atomic.status === 'ready')) {
      return atomic.status
    }
    // The draft's spelling, which Safe's provider still uses.
    if (isRecord(atomicBatch) && atomicBatch.supported === true) return 'supported'
  }
  return 'unsupported'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
