import type { AccountSnapshot, OutboxResult, SnapshotChange } from '@countersign/outbox'
import type { NotRehearsed, Rehearsal } from '@countersign/rehearsal'
import type { SignedBy } from '@countersign/safe'
import type { SafeActInput } from '../acts.ts'
import type { ActPorts } from '../ports.ts'
import type { CheckedTransaction } from './checkTransaction.ts'

/** Prices move from block to block: by one in so many nobody is asked anew. */
const MOST_MOVED = 100n

type Ready = {
  checked: CheckedTransaction
  ground: AccountSnapshot
  /** Those that it will be executed with: nothing is pretended any more that code could see. */
  signatures: readonly SignedBy[]
}

/**
 * Rehearses what is to be executed once more, with its own signatures; nothing was asked when it changes
 * something else now, or would a little later.
 */
export async function rehearseAgain(
  ports: Pick<ActPorts, 'clientOf' | 'wallet'>,
  { account, rehearsed }: SafeActInput,
  { checked, ground, signatures }: Ready,
): Promise<OutboxResult | null> {
  const shown: Rehearsal | NotRehearsed = rehearsed ?? { rung: 'static', tried: [] }
  const { isOtherwise, rehearseOnChain } = await import('../../rehearsal/rehearseOnChain.ts')
  const { safe, transaction } = checked
  const executor = ports.wallet.account() ?? null
  const now = await rehearseOnChain(
    ports.clientOf(account.chainId),
    account.chainId,
    { kind: 'safe', safe, transaction, executor, signatures },
    // A refund is compared at the price that it was shown at.
    shown.rung === 'static' ? {} : { gasPrice: shown.gasPrice },
  )
  const moved: SnapshotChange[] = [
    ...(isOtherwise(shown, now, MOST_MOVED) ? [{ what: 'rehearsal' } as const] : []),
    ...(isTurning(now) ? [{ what: 'watched' } as const] : []),
  ]
  return moved.length > 0 ? { status: 'moved', moved, now: ground } : null
}

/** What fails now is refused anyway, and says why. */
const isTurning = (now: Rehearsal | NotRehearsed) =>
  now.rung !== 'static' && now.outcome.status === 'success' && now.varied === 'otherwise'
