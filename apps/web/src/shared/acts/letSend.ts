import type { Authorization } from '@countersign/judge'
import type { Sending } from '@countersign/outbox'
import type { WalletGate } from '../gate/createGate.ts'

/** How the outbox sends: through the gate, by the judge's leave for exactly that. */
export const letSend = (wallet: WalletGate, leave: Authorization): Sending => ({
  send: (transaction) => wallet.sendTransaction(transaction, leave),
  sendBatch: (batch) => wallet.sendBatch(batch, leave),
})
