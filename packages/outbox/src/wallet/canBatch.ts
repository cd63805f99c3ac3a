import type { OutboxPorts } from '../ports/outboxPorts.ts'
import { moveTo } from './moveTo.ts'
import { OutboxError } from './outboxError.ts'

/** Whether the wallet keeps several calls together on a chain; it is asked to go there first. */
export async function canBatch(
  { wallet, walletFault }: Pick<OutboxPorts, 'wallet' | 'walletFault'>,
  chainId: number,
): Promise<boolean> {
  try {
    if (!wallet.account()) return false
    await moveTo(wallet, chainId)
    return (await wallet.batchSupport()) !== 'unsupported'
  } catch (thrown) {
    const { kind, details } = walletFault(thrown)
    throw new OutboxError(kind, details)
  }
}
