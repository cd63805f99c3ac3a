import { getTransactionCount } from 'viem/actions'
import type { OutboxEntry, OutboxFault } from '../model/entry.ts'
import { nonceState } from '../model/nonceState.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'
import type { Sending } from '../ports/outboxWallet.ts'
import { OutboxError } from '../wallet/outboxError.ts'
import { promptWallet } from '../wallet/promptWallet.ts'
import { type OutboxResult, refused } from './outboxResult.ts'

/** Sends one after the other, as far as it goes: what was sent stays sent, what is open is not asked again. */
export async function sendInOrder(
  ports: OutboxPorts,
  entries: readonly OutboxEntry[],
  sending: Sending,
): Promise<OutboxResult> {
  let last: OutboxEntry | undefined
  for (const { id } of entries) {
    const entry = ports.store.get().find((each) => each.id === id)
    if (!entry) continue
    last = entry
    if (entry.unresolvedSend) return refused(entry, { kind: 'doubt' })
    if (entry.prompt) return refused(entry, { kind: 'otherTab' })
    if (entry.stage !== 'draft') continue
    const placed = await placeEntry(ports, entry)
    if ('fault' in placed) return refused(entry, placed.fault)
    const { entry: after, fault } = await sendOne(ports, placed.entry, sending)
    last = after
    if (fault) return refused(after, fault)
  }
  return last ? { status: 'done', entry: last } : refused(null, { kind: 'nothingToDo' })
}

/** The entry as it may be asked for now, or why it waits: of those that share a nonce only one is sent there. */
async function placeEntry(
  ports: OutboxPorts,
  entry: OutboxEntry,
): Promise<{ entry: OutboxEntry } | { fault: OutboxFault }> {
  const run = ports.store.get().filter((each) => each.run && each.run.id === entry.run?.id)
  const nonce = nonceState(entry, run)
  if (nonce.at === 'waits') return nonce
  if (nonce.at === 'unbound') {
    return { entry: ports.store.dispatch(entry.id, { type: 'unbound' }) ?? entry }
  }
  if (!entry.isNonceShared || entry.walletNonce === null) return { entry }
  const client = ports.clientOf(entry.chainId)
  const used = await getTransactionCount(client, { address: entry.account })
  return used > entry.walletNonce ? { fault: { kind: 'batchMaybeSent' } } : { entry }
}

/** Asks for one call of a plain wallet. */
function sendOne(ports: OutboxPorts, entry: OutboxEntry, sending: Sending) {
  const { call, chainId, walletNonce: nonce } = entry
  return promptWallet(ports, {
    entry,
    what: 'send',
    ask: async (from, { token }) => {
      if (!call) throw new OutboxError('notNow')
      if (from.toLowerCase() !== entry.account.toLowerCase()) throw new OutboxError('otherAccount')
      const { to, value, data } = call
      const hash = await sending.send({
        ...{ from, chainId, to, value: BigInt(value), data },
        ...(nonce !== null && { nonce }),
      })
      return { type: 'sent', token, hash }
    },
  })
}
