import {
  type Askers,
  createCodeReader,
  judgeDelegate,
  listDelegates,
  MOST_DELEGATES,
} from '@countersign/judge'
import { OutboxError } from '@countersign/outbox'
import { expandCalls, SafeError, type SafeTransaction } from '@countersign/safe'
import { type Address, isAddressEqual } from 'viem'

/**
 * Nothing is signed or sent that runs code as the Safe itself, at any depth, unless it is official or
 * the visitor has named its address. Asked anew, of everybody, whatever a page has shown.
 */
export async function checkDelegates(
  askers: Askers,
  safe: Address,
  transaction: SafeTransaction,
  meant: readonly Address[] = [],
): Promise<void> {
  const calls = findAll(safe, transaction)
  // Of a part that stays closed, and of more than is looked at, nobody knows whose code it runs.
  if (!calls || calls.length > MOST_DELEGATES) throw new OutboxError('unknownDelegate')
  const read = createCodeReader(() => askers)
  for (const { address, code } of await Promise.all(
    calls.map((call) => judgeDelegate(read, call)),
  )) {
    if (code === 'official' || code === 'alone') continue
    if (code === 'unchecked') throw new OutboxError('node')
    const isMeant = meant.some((each) => isAddressEqual(each, address))
    if (code === 'disputed' || !isMeant) throw new OutboxError('unknownDelegate', address)
  }
}

function findAll(safe: Address, transaction: SafeTransaction) {
  try {
    return listDelegates(expandCalls(safe, transaction))
  } catch (error) {
    if (error instanceof SafeError) throw new OutboxError('unknownDelegate', error.message)
    throw error
  }
}
