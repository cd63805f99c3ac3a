import { type Client, isAddressEqual } from 'viem'
import { getBlockNumber, getTransaction, getTransactionCount } from 'viem/actions'
import type { OutboxEntry, OutboxFault } from '../model/entry.ts'
import type { OutboxEvent } from '../model/entryReducer.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'
import { findMined, hasExecuted, type Mined } from './findMined.ts'
import { findSent } from './findSent.ts'
import { orNull } from './orNull.ts'

/** As long as recent transactions wait before they give one up. */
const FORGOTTEN_MS = 86_400_000

/** One look at what became of an entry. A node that fails makes it fail: that says nothing of the entry. */
export async function lookAtEntry(ports: OutboxPorts, entry: OutboxEntry): Promise<OutboxEntry> {
  const event = await lookFor(ports, entry)
  return event ? (ports.store.dispatch(entry.id, event) ?? entry) : entry
}

/** What has happened to it since; null for nothing that is known. */
async function lookFor(ports: OutboxPorts, entry: OutboxEntry): Promise<OutboxEvent | null> {
  if (entry.unresolvedSend) return lookForUnresolved(ports, entry)
  if (entry.stage === 'done' && entry.kind === 'safe') {
    const queued = await ports.safes.findQueued(entry)
    return queued?.state === 'executed' ? { type: 'indexed' } : null
  }
  if (entry.stage !== 'sent' && entry.stage !== 'confirming') return null
  if (entry.batch !== null && entry.hashes.length === 0) {
    return lookForBatch(ports, entry, entry.batch)
  }
  const client = ports.clientOf(entry.chainId)
  const mined = await findMined(ports.safes, client, entry)
  if (mined) return whenMined(ports, client, entry, mined)
  if (entry.stage === 'confirming') return { type: 'unmined' }
  const replaced = await lookForReplacement(ports, entry)
  if (replaced) return replaced
  return (await isForgotten(ports, entry)) ? { type: 'settled', stage: 'dropped' } : null
}

async function whenMined(
  ports: OutboxPorts,
  client: Client,
  entry: OutboxEntry,
  mined: Mined,
): Promise<OutboxEvent> {
  const { receipt, outcome } = mined
  const hash = receipt.transactionHash
  // Somebody else may have executed it first: then ours came too late, and cost only its fee.
  const executed =
    outcome === 'reverted' && entry.kind === 'safe' ? await lookAtSafe(ports, entry) : null
  if (executed) return executed
  const failure = await failureOf(ports, client, entry, mined)
  if (failure) return { type: 'settled', ...failure, hash }
  if (outcome === 'other') {
    // What was mined is not it: whatever was named, or sent in its place. It may still be executed.
    const executed = await lookAtSafe(ports, entry)
    return executed ?? { type: 'settled', stage: 'failed', fault: { kind: 'notIt' } }
  }
  const depth = Number((await getBlockNumber(client, { cacheTime: 0 })) - receipt.blockNumber) + 1
  // Seen twice, it counts: chains that make blocks only when they are needed never grow by themselves.
  if (entry.stage === 'confirming') return { type: 'settled', stage: 'done', hash }
  return { type: 'mined', hash, depth }
}

type Failure = { stage: 'failed' | 'cancelled'; fault: OutboxFault }

async function failureOf(
  ports: OutboxPorts,
  client: Client,
  entry: OutboxEntry,
  { receipt, outcome }: Mined,
): Promise<Failure | null> {
  const { from, to, transactionHash: hash, blockNumber } = receipt
  const isReverted = outcome === 'reverted'
  const sent =
    isReverted || entry.hashes.length > 1 ? await orNull(getTransaction(client, { hash })) : null
  if (sent?.to && entry.hashes.length > 1) {
    const isNothing = isAddressEqual(sent.to, from) && sent.input === '0x' && sent.value === 0n
    if (isNothing && !isOwnCall(entry)) return { stage: 'cancelled', fault: { kind: 'cancelled' } }
  }
  if (isReverted) {
    const call = sent && to && { from, to, value: sent.value, data: sent.input }
    const why = call
      ? await ports.whyReverted(client, call, blockNumber - 1n).catch(() => null)
      : null
    return { stage: 'failed', fault: why ?? { kind: 'reverts', details: '' } }
  }
  return outcome === 'failure' ? { stage: 'failed', fault: { kind: 'inner' } } : null
}

/** A person may pay themselves nothing on purpose. */
const isOwnCall = ({ call, account }: OutboxEntry): boolean =>
  call !== null && isAddressEqual(call.to, account) && call.value === '0'

async function lookForBatch(
  ports: OutboxPorts,
  entry: OutboxEntry,
  batch: string,
): Promise<OutboxEvent | null> {
  const executed = entry.kind === 'safe' ? await lookAtSafe(ports, entry) : null
  if (executed) return executed
  const { status, hashes } = await ports.wallet.batchStatus(batch)
  // Of several, the Safe's own nonce says which was whose.
  if (entry.kind === 'safe' && hashes.length > 1) return null
  const hash = hashes[entry.run && hashes.length > 1 ? entry.run.index : 0]
  if (hash) return { type: 'found', hash }
  if (status !== 'failed') return null
  return { type: 'settled', stage: 'failed', fault: { kind: 'batchFailed' } }
}

/** Whether no node has known it for a day. */
async function isForgotten({ now, clientOf }: OutboxPorts, entry: OutboxEntry): Promise<boolean> {
  if (now() - entry.changedAt < FORGOTTEN_MS) return false
  const known = await knownOf(clientOf(entry.chainId), entry)
  return known.every((each) => each === null)
}

const knownOf = (client: Client, { hashes }: OutboxEntry) =>
  Promise.all(hashes.map((hash) => orNull(getTransaction(client, { hash }))))

/** Gone from every node while its nonce was used: something else stands in its place. */
async function lookForReplacement(
  ports: OutboxPorts,
  entry: OutboxEntry,
): Promise<OutboxEvent | null> {
  if (entry.kind === 'safe') return lookAtSafe(ports, entry)
  const client = ports.clientOf(entry.chainId)
  const known = await knownOf(client, entry)
  const nonce = known.find((each) => each)?.nonce ?? entry.sentNonce
  if (nonce === null) return null
  const used = await getTransactionCount(client, { address: entry.account })
  if (used <= nonce) return null
  const hash = await findSent(client, entry, entry.account, nonce)
  return hash ? { type: 'found', hash } : { type: 'settled', stage: 'replaced' }
}

/** Whoever executed it, or something else at its nonce: the Safe's nonce says that it is decided. */
async function lookAtSafe(ports: OutboxPorts, entry: OutboxEntry): Promise<OutboxEvent | null> {
  const { safes } = ports
  const client = ports.clientOf(entry.chainId)
  const nonce = await safes.nonceOf(client, entry.account)
  if (nonce <= BigInt(entry.transaction?.nonce ?? 0)) return null
  const queued = await safes.findQueued(entry)
  // Its hash is only where to look: what was done there the Safe itself has to say.
  const hash = queued?.hash
  if (hash && !entry.hashes.includes(hash) && (await hasExecuted(safes, client, entry, hash))) {
    return { type: 'found', hash }
  }
  return queued?.state === 'cancelled' ? { type: 'settled', stage: 'replaced' } : null
}

/** Asked, and nobody knows whether it was sent: the chain may. It is never sent again by itself. */
async function lookForUnresolved(
  ports: OutboxPorts,
  entry: OutboxEntry,
): Promise<OutboxEvent | null> {
  if (entry.kind === 'safe') return lookAtSafe(ports, entry)
  const { unresolvedSend } = entry
  if (!unresolvedSend || unresolvedSend.walletNonce === null) return null
  const { signer, walletNonce } = unresolvedSend
  const hash = await findSent(ports.clientOf(entry.chainId), entry, signer, walletNonce)
  return hash ? { type: 'found', hash } : null
}
