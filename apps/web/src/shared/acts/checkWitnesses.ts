import { askUntilSettled, askWitnesses } from '@countersign/judge'
import { type Account, OutboxError } from '@countersign/outbox'
import type { SafeTransaction } from '@countersign/safe'
import type { ActPorts } from './ports.ts'

/**
 * Asks everybody again, right before the wallet is asked: what was proven when it was shown may not be
 * so any more. Who does not answer now has been told of before; who says something else ends it.
 */
export async function checkWitnesses(
  { askersOf, wait }: Pick<ActPorts, 'askersOf' | 'wait'>,
  account: Account,
  transaction: SafeTransaction,
): Promise<void> {
  const askers = askersOf(account.chainId)
  const ask = () => askWitnesses(askers, { account, transaction })
  const { verdict, named } = await askUntilSettled(ask, wait)
  if (verdict === 'mismatch') throw new OutboxError('witnesses', named.join(' '))
}
