import { ActError, walletFault } from './actFaults.ts'
import { moveTo } from './moveTo.ts'
import type { ActPorts } from './ports.ts'

/** Whether the wallet keeps several calls together on a chain; it is asked to go there first. */
export async function canBatch({ wallet }: ActPorts, chainId: number): Promise<boolean> {
  try {
    if (!wallet.account()) return false
    await moveTo(wallet, chainId)
    return (await wallet.batchSupport()) !== 'unsupported'
  } catch (thrown) {
    const { kind, details } = walletFault(thrown)
    throw new ActError(kind, details)
  }
}
