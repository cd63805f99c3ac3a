import { type Gateway, getTransaction } from '@countersign/gateway'
import type { QueuedState, SafeSide } from '@countersign/outbox'
import { callsTransaction, isOutcome, readOutcome, safeAbi } from '@countersign/safe'
import { isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import { fromStored } from './toStored.ts'

const STATES: Readonly<Record<string, QueuedState['state']>> = {
  SUCCESS: 'executed',
  FAILED: 'executed',
  CANCELLED: 'cancelled',
}

/** A Safe's own side of what is sent for it: its arithmetic is ours, its queue the gateway's. */
export const safeSide = (gateway: Gateway): SafeSide => ({
  nonceOf: (client, address) =>
    readContract(client, { address, abi: safeAbi, functionName: 'nonce' }),
  outcomeIn: ({ account, safeTxHash }, logs) =>
    safeTxHash ? readOutcome(logs, account, safeTxHash) : null,
  isTold: ({ account }, logs) =>
    logs.some((log) => isAddressEqual(log.address, account) && isOutcome(log)),
  executes: ({ account, transaction }, sent) =>
    transaction !== null && callsTransaction(sent, account, fromStored(transaction)),
  async findQueued({ chainId, safeTxHash }) {
    if (!safeTxHash) return null
    const asked = { chainId: String(chainId), transactionId: safeTxHash }
    const found = await gateway.call(getTransaction, asked).catch(() => null)
    return found && { state: STATES[found.txStatus] ?? 'pending', hash: found.txHash ?? null }
  },
})
