import type { OutboxWallet } from '../ports/outboxWallet.ts'
import { OutboxError } from './outboxError.ts'

/** Has the wallet go to a chain. Its own word counts: what we remember of its chain may be old. */
export async function moveTo(wallet: OutboxWallet, chainId: number): Promise<void> {
  if ((await wallet.chainId()) === chainId) return
  await wallet.switchChain(chainId)
  if ((await wallet.chainId()) !== chainId) throw new OutboxError('wallet.chainNotSwitched')
}
