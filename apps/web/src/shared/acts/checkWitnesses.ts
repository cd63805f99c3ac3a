import type { SafeTransaction } from '@countersign/safe'
import { askWitnesses } from '../witnesses/askWitnesses.ts'
import { ActError } from './actFaults.ts'
import type { ActAccount } from './acts.ts'
import type { ActPorts } from './ports.ts'

/**
 * Asks everybody again, right before the wallet is asked: what was proven when it was shown may not be
 * so any more. Who does not answer now has been told of before; who says something else ends it.
 */
export async function checkWitnesses(
  { askersOf }: Pick<ActPorts, 'askersOf'>,
  account: ActAccount,
  transaction: SafeTransaction,
): Promise<void> {
  const { verdict, named } = await askWitnesses(askersOf(account.chainId), { account, transaction })
  if (verdict === 'mismatch') throw new ActError('witnesses', named.join(' '))
}
