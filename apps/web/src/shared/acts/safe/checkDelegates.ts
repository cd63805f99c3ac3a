import { type Askers, createCodeReader, judgeDelegateCalls } from '@countersign/judge'
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
  const judged = await judgeDelegateCalls(
    createCodeReader(() => askers),
    open(safe, transaction),
  )
  if (judged.verdict === 'official') return
  if (judged.verdict === 'incomplete') throw new OutboxError('unknownDelegate')
  for (const { address, code } of judged.delegates) {
    if (code === 'unchecked') throw new OutboxError('node')
    const isMeant = meant.some((each) => isAddressEqual(each, address))
    if (code === 'disputed' || !isMeant) throw new OutboxError('unknownDelegate', address)
  }
}

function open(safe: Address, transaction: SafeTransaction) {
  try {
    return expandCalls(safe, transaction)
  } catch (error) {
    if (error instanceof SafeError) throw new OutboxError('unknownDelegate', error.message)
    throw error
  }
}
