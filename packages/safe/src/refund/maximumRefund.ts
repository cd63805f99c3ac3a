import { size } from 'viem'
import type { SafeTransaction } from '../types.ts'
import { type Refund, refundOf } from './refundOf.ts'

/**
 * What a Safe counts beside the gas that its content is given: the dearest call there is (a cold account
 * that is made by being paid, 36,600), what stands around it, and before 1.0.0 the check of some signatures.
 */
const CALL_GAS = 100_000n
/** Its data may be copied once more while gas is counted (from 1.5.0 on): far less than this for a byte. */
const BYTE_GAS = 16n

/**
 * What the terms can take at most, whoever sends it at whatever price: a Safe that pays gas back gives its
 * content `safeTxGas` and no more. Null where nothing is paid back.
 */
export function maximumRefund(
  transaction: Pick<
    SafeTransaction,
    'safeTxGas' | 'baseGas' | 'gasPrice' | 'gasToken' | 'refundReceiver' | 'data'
  >,
): Refund | null {
  const gasUsed = transaction.safeTxGas + CALL_GAS + BYTE_GAS * BigInt(size(transaction.data))
  // Whoever sends it chooses what they pay for gas, and a miner who is paid back loses nothing by it.
  return refundOf(transaction, { version: '0.0.0', gasUsed, gasPrice: transaction.gasPrice })
}
