import {
  newEntry,
  OutboxError,
  type OutboxResult,
  promptWallet,
  refused,
} from '@countersign/outbox'
import { isHash } from 'viem'
import type { HandOverInput } from '../acts.ts'
import type { ActPorts } from '../ports.ts'

/**
 * The connected account is the Safe itself, such as inside of its host: that one shows the calls to the
 * visitor, chooses the nonce and collects signatures. What it names is proven where it is shown.
 */
export async function handToSafe(ports: ActPorts, input: HandOverInput): Promise<OutboxResult> {
  const { account, calls, description, authorization } = input
  const { store, wallet } = ports
  const { chainId, address: from } = account
  // Hosts make plain calls of whatever they are handed.
  if (calls.some(({ operation }) => operation === 1)) return refused(null, { kind: 'hostDelegate' })
  const wanted = newEntry({
    ...{ id: ports.newToken(), chainId, account: from, kind: 'safe', description },
    createdAt: ports.now(),
  })
  store.add([wanted])
  const { entry, fault } = await promptWallet(ports, {
    entry: wanted,
    what: 'handOver',
    async ask(_, { token }) {
      const [first, ...others] = calls
      const { to, value, data } = first
      const answer =
        others.length === 0
          ? await wallet.sendTransaction({ from, chainId, to, value, data }, authorization)
          : await wallet.sendBatch({ from, chainId, calls }, authorization)
      if (!isHash(answer)) throw new OutboxError('wallet.invalidAnswer', answer)
      return { type: 'handedOver', token, safeTxHash: answer }
    },
  })
  if (!fault) return { status: 'done', entry }
  // What the host has refused is nothing that anybody waits for; what it may have heard stays in doubt.
  if (entry.stage === 'draft' && !entry.unresolvedSend) store.forget(entry.id)
  return refused(null, fault)
}
