import type { SafeTransaction } from '@countersign/safe'
import { ActError } from './actFaults.ts'
import type { ActAccount } from './acts.ts'
import type { Ground } from './ground.ts'
import type { ActPorts } from './ports.ts'

/**
 * Plays what is about to be proposed, as if it were next. Nobody is asked to sign what would fail, unless
 * they said that they mean it all the same: what is missing may come before its turn.
 */
export async function rehearseFirst(
  ports: Pick<ActPorts, 'clientOf' | 'wallet'>,
  account: ActAccount,
  ground: Ground,
  transaction: SafeTransaction,
): Promise<void> {
  if (!ground.safe) throw new ActError('notSafe')
  const { rehearseOnChain } = await import('../rehearsal/rehearseOnChain.ts')
  const { reasonText } = await import('../rehearsal/reasonText.ts')
  const played = await rehearseOnChain(ports.clientOf(account.chainId), account.chainId, {
    kind: 'safe',
    safe: { ...account, version: ground.safe.version },
    transaction,
    executor: ports.wallet.account() ?? null,
  })
  // What nobody could play is judged on its own page, before anybody else signs it.
  const reason = played.rung === 'static' ? null : reasonText(played.outcome)
  if (reason !== null) throw new ActError('wouldFail', reason)
}
