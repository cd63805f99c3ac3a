import {
  moveTo,
  newEntry,
  OutboxError,
  type OutboxResult,
  refused,
  safeEntryId,
} from '@countersign/outbox'
import { isHash } from 'viem'
import { walletFault } from './actFaults.ts'
import type { HandOverInput } from './acts.ts'
import type { ActPorts } from './ports.ts'

/**
 * The connected account is the Safe itself, such as inside of its host: that one shows the calls to the
 * visitor, chooses the nonce and collects signatures. What it names is proven where it is shown.
 */
export async function handToSafe(ports: ActPorts, input: HandOverInput): Promise<OutboxResult> {
  const { account, calls, description, authorization } = input
  const { wallet } = ports
  const { chainId, address: from } = account
  try {
    // Hosts make plain calls of whatever they are handed.
    if (calls.some(({ operation }) => operation === 1)) throw new OutboxError('hostDelegate')
    await moveTo(wallet, chainId)
    const [first, ...others] = calls
    const { to, value, data } = first
    const answer =
      others.length === 0
        ? await wallet.sendTransaction({ from, chainId, to, value, data }, authorization)
        : await wallet.sendBatch({ from, chainId, calls }, authorization)
    if (!isHash(answer)) throw new OutboxError('wallet.invalidAnswer', answer)
    const id = safeEntryId(account, answer)
    const entry = { id, chainId, account: from, kind: 'safe', safeTxHash: answer } as const
    const state = { createdAt: ports.now(), description, stage: 'shared' } as const
    // Not kept: from here on it is the Safe's.
    return { status: 'done', entry: newEntry({ ...entry, ...state }) }
  } catch (thrown) {
    return refused(null, walletFault(thrown))
  }
}
