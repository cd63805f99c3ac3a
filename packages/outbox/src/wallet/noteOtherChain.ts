import type { Hex } from 'viem'
import { getTransaction } from 'viem/actions'
import type { OutboxEntry } from '../model/entry.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'
import { toFault } from './outboxError.ts'

/** Says so when a wallet has moved away while it was asked, and what it sent is not known here. */
export async function noteOtherChain(
  ports: Pick<OutboxPorts, 'store' | 'wallet' | 'clientOf'>,
  entry: OutboxEntry,
  hash: Hex,
): Promise<void> {
  try {
    await getTransaction(ports.clientOf(entry.chainId), { hash })
  } catch (error) {
    // A node or a wallet that does not answer says nothing about it.
    if (!(error instanceof Error) || error.name !== 'TransactionNotFoundError') return
    const chainId = await ports.wallet.chainId().catch(() => entry.chainId)
    if (chainId === entry.chainId) return
    ports.store.dispatch(entry.id, { type: 'faulted', fault: toFault('otherChain') })
  }
}
