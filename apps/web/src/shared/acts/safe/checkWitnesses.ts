import { askUntilSettled, askWitnesses } from '@countersign/judge'
import { type Account, OutboxError } from '@countersign/outbox'
import type { SafeTransaction } from '@countersign/safe'
import type { ActPorts } from '../ports.ts'
import type { Leave } from './leave.ts'

/**
 * Asks everybody again, right before the wallet is asked: what was proven when it was shown may not be
 * so any more. Who says something else ends it, and so does who answered before and is silent now: only
 * whose silence the visitor has known may stay silent.
 */
export async function checkWitnesses(
  { askersOf, wait }: Pick<ActPorts, 'askersOf' | 'wait'>,
  account: Account,
  transaction: SafeTransaction,
  leave: Leave,
): Promise<void> {
  const askers = askersOf(account.chainId)
  const ask = () => askWitnesses(askers, { account, transaction })
  const { verdict, named, silent } = await askUntilSettled(ask, wait)
  if (verdict === 'mismatch') throw new OutboxError('witnesses', named.join(' '))
  if (leave === 'none') return
  const gone = silent.filter((name) => !leave.silent.includes(name))
  if (gone.length > 0) throw new OutboxError('witnessSilent', gone.join(' '))
}
