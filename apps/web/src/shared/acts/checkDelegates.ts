import {
  expandCalls,
  findDelegateCalls,
  judgeDelegateCall,
  SafeError,
  type SafeTransaction,
} from '@countersign/safe'
import { type Address, type Client, isAddressEqual } from 'viem'
import { identifyAt } from '../chain/identifyAt.ts'
import { ActError } from './actFaults.ts'

/** A stranger's batch may have thousands, and each costs the node a question. */
const MOST = 50

/**
 * Nothing is signed or sent that runs code as the Safe itself, at any depth, unless it is official or
 * the visitor has named its address. Asked anew, whatever a page has shown.
 */
export async function checkDelegates(
  client: Client,
  safe: Address,
  transaction: SafeTransaction,
  meant: readonly Address[] = [],
): Promise<void> {
  const all = findAll(safe, transaction)
  const calls = [...new Map(all.map((call) => [`${call.to} ${call.data}`, call])).values()]
  if (calls.length > MOST) throw new ActError('unknownDelegate')
  for (const call of calls) {
    const judged = await judgeDelegateCall(call, (address) => identifyAt(client, address))
    if (judged.verdict === 'official') continue
    const address = judged.verdict === 'unknownArgument' ? judged.address : call.to
    if (!meant.some((each) => isAddressEqual(each, address))) {
      throw new ActError('unknownDelegate', address)
    }
  }
}

function findAll(safe: Address, transaction: SafeTransaction) {
  try {
    return findDelegateCalls(expandCalls(safe, transaction)).calls
  } catch (error) {
    if (error instanceof SafeError) throw new ActError('unknownDelegate', error.message)
    throw error
  }
}
