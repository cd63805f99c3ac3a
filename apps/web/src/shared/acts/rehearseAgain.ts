import type { ActResult, SafeActInput } from './acts.ts'
import type { CheckedTransaction } from './checkTransaction.ts'
import type { Ground } from './ground.ts'
import type { ActPorts } from './ports.ts'

/** Prices move from block to block: by one in so many nobody is asked anew. */
const MOST_MOVED = 100n

/** Rehearses what is to be executed once more; nothing was asked when it changes something else now. */
export async function rehearseAgain(
  ports: Pick<ActPorts, 'clientOf' | 'wallet'>,
  { account, rehearsed }: SafeActInput,
  { checked, ground }: { checked: CheckedTransaction; ground: Ground },
): Promise<ActResult | null> {
  if (!rehearsed || rehearsed.rung === 'static') return null
  const { isOtherwise, rehearseOnChain } = await import('../rehearsal/rehearseOnChain.ts')
  const now = await rehearseOnChain(ports.clientOf(account.chainId), account.chainId, {
    kind: 'safe',
    safe: checked.safe,
    transaction: checked.transaction,
    executor: ports.wallet.account() ?? null,
  })
  if (!isOtherwise(rehearsed, now, MOST_MOVED)) return null
  return { status: 'moved', moved: [{ what: 'rehearsal' }], now: ground }
}
