import type { WalletGate } from '../gate/createGate.ts'
import { ActError } from './actFaults.ts'

/** Has the wallet go to a chain. Its own word counts: what we remember of its chain may be old. */
export async function moveTo(wallet: WalletGate, chainId: number): Promise<void> {
  if ((await wallet.chainId()) === chainId) return
  await wallet.switchChain(chainId)
  if ((await wallet.chainId()) !== chainId) throw new ActError('wallet.chainNotSwitched')
}
