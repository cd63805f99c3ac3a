import type { Hex } from 'viem'
import { getTransaction } from 'viem/actions'
import type { Act } from './act.ts'
import { toFault } from './actFaults.ts'
import type { ActPorts } from './ports.ts'

/** Says so when a wallet has moved away while it was asked, and what it sent is not known here. */
export async function noteOtherChain(ports: ActPorts, act: Act, hash: Hex): Promise<void> {
  try {
    await getTransaction(ports.clientOf(act.chainId), { hash })
  } catch (error) {
    // A node or a wallet that does not answer says nothing about it.
    if (!(error instanceof Error) || error.name !== 'TransactionNotFoundError') return
    const chainId = await ports.wallet.chainId().catch(() => act.chainId)
    if (chainId === act.chainId) return
    ports.store.dispatch(act.id, { type: 'faulted', fault: toFault('otherChain') })
  }
}
