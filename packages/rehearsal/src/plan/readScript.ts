import type { SafeTransaction } from '@countersign/safe'
import { type Address, getAddress } from 'viem'
import type { AccountScript } from './planAccount.ts'
import type { SafeScript } from './planSafe.ts'

export type Script = SafeScript | AccountScript

/** The same, with every address as it is written: whoever brought it may have written it otherwise. */
export function readScript(script: Script): Script {
  if (script.kind === 'account') {
    const { account, calls } = script
    return {
      ...script,
      account: written(account),
      calls: calls.map((call) => ({ ...call, to: written(call.to) })),
    }
  }
  const { safe, transaction, executor, before } = script
  return {
    ...script,
    safe: { ...safe, address: written(safe.address) },
    transaction: readTransaction(transaction),
    executor: executor && written(executor),
    ...(before && { before: before.map(readTransaction) }),
  }
}

const readTransaction = (transaction: SafeTransaction): SafeTransaction => ({
  ...transaction,
  to: written(transaction.to),
  gasToken: written(transaction.gasToken),
  refundReceiver: written(transaction.refundReceiver),
})

const written = (address: Address) => getAddress(address.toLowerCase())
