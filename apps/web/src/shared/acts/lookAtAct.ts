import { getTransaction as getSafeTransaction } from '@countersign/gateway'
import { safeAbi } from '@countersign/safe'
import { type Client, isAddressEqual } from 'viem'
import { getBlockNumber, getTransaction, getTransactionCount, readContract } from 'viem/actions'
import type { Act } from './act.ts'
import { toFault } from './actFaults.ts'
import { explainRevert, revertFault } from './explainRevert.ts'
import { findMined, hasExecuted, type Mined } from './findMined.ts'
import { findSent } from './findSent.ts'
import { orNull } from './orNull.ts'
import type { ActPorts } from './ports.ts'

/** One look at what became of an act. A node that fails makes it fail: that says nothing of the act. */
export async function lookAtAct(ports: ActPorts, act: Act): Promise<Act> {
  const client = ports.clientOf(act.chainId)
  const dispatch = (event: Parameters<typeof ports.store.dispatch>[1]) =>
    ports.store.dispatch(act.id, event) ?? act
  if (act.doubt) return lookAtDoubt(ports, act)
  if (act.stage === 'done' && act.kind === 'safe') {
    return (await isIndexed(ports, act)) ? dispatch({ type: 'indexed' }) : act
  }
  if (act.stage !== 'sent' && act.stage !== 'confirming') return act
  if (act.batch !== null && act.hashes.length === 0) return lookAtBatch(ports, act, act.batch)
  const mined = await findMined(client, act)
  if (!mined) {
    if (act.stage === 'confirming') return dispatch({ type: 'unmined' })
    const found = await lookForReplacement(ports, act)
    if (found !== act || !(await isForgotten(ports, act))) return found
    return dispatch({ type: 'settled', stage: 'dropped' })
  }
  const { receipt, outcome } = mined
  const hash = receipt.transactionHash
  const failure = await failureOf(client, act, mined)
  if (!failure && outcome === 'other') return lookElsewhere(ports, act)
  if (failure)
    return dispatch({ type: 'settled', stage: failure.stage, hash, fault: failure.fault })
  const depth = Number((await getBlockNumber(client, { cacheTime: 0 })) - receipt.blockNumber) + 1
  // Seen twice, it counts: chains that make blocks only when they are needed never grow by themselves.
  if (act.stage === 'confirming') return dispatch({ type: 'settled', stage: 'done', hash })
  return dispatch({ type: 'mined', hash, depth })
}

/** What was mined is not it: whatever was named, or sent in its place. It may still be executed. */
async function lookElsewhere(ports: ActPorts, act: Act): Promise<Act> {
  const found = await lookAtSafe(ports, act)
  if (found !== act) return found
  const fault = toFault('notIt')
  return ports.store.dispatch(act.id, { type: 'settled', stage: 'failed', fault }) ?? act
}

async function failureOf(client: Client, act: Act, { receipt, outcome }: Mined) {
  const { from, to, transactionHash: hash, blockNumber } = receipt
  if (act.hashes.length > 1) {
    const sent = await orNull(getTransaction(client, { hash }))
    const isCancel = sent?.to && isAddressEqual(sent.to, from) && sent.input === '0x'
    if (isCancel && sent.value === 0n && !isOwnCall(act)) {
      return { stage: 'cancelled', fault: toFault('cancelled') } as const
    }
  }
  if (outcome === 'reverted') {
    const sent = await orNull(getTransaction(client, { hash }))
    const why =
      sent && to
        ? await explainRevert(
            client,
            { from, to, value: sent.value, data: sent.input },
            blockNumber - 1n,
          ).catch(() => null)
        : null
    return { stage: 'failed', fault: why ?? revertFault('') } as const
  }
  return outcome === 'failure' ? ({ stage: 'failed', fault: toFault('inner') } as const) : null
}

/** A person may pay themselves nothing on purpose. */
const isOwnCall = ({ call, account }: Act): boolean =>
  call !== null && isAddressEqual(call.to, account) && call.value === '0'

async function isIndexed({ gateway }: ActPorts, act: Act): Promise<boolean> {
  const details = await askGateway(gateway, act)
  return details?.txStatus === 'SUCCESS' || details?.txStatus === 'FAILED'
}

function askGateway(gateway: ActPorts['gateway'], { chainId, safeTxHash }: Act) {
  if (!safeTxHash) return Promise.resolve(null)
  const asked = { chainId: String(chainId), transactionId: safeTxHash }
  return gateway.call(getSafeTransaction, asked).catch(() => null)
}

async function lookAtBatch(ports: ActPorts, act: Act, batch: string): Promise<Act> {
  if (act.kind === 'safe') {
    const executed = await lookAtSafe(ports, act)
    if (executed !== act) return executed
  }
  const { status, hashes } = await ports.wallet.batchStatus(batch)
  // Of several, the Safe's own nonce says which was whose.
  if (act.kind === 'safe' && hashes.length > 1) return act
  const hash = hashes[act.run && hashes.length > 1 ? act.run.index : 0]
  if (hash) return ports.store.dispatch(act.id, { type: 'found', hash }) ?? act
  if (status !== 'failed') return act
  const fault = toFault('batchFailed')
  return ports.store.dispatch(act.id, { type: 'settled', stage: 'failed', fault }) ?? act
}

/** As long as core waits before it gives a transaction up. */
const FORGOTTEN_MS = 86_400_000

/** Whether no node has known it for a day. */
async function isForgotten({ now, clientOf }: ActPorts, act: Act): Promise<boolean> {
  if (now() - act.changedAt < FORGOTTEN_MS) return false
  const client = clientOf(act.chainId)
  const known = await Promise.all(
    act.hashes.map((hash) => orNull(getTransaction(client, { hash }))),
  )
  return known.every((each) => each === null)
}

/** Gone from every node while its nonce was used: something else stands in its place. */
async function lookForReplacement(ports: ActPorts, act: Act): Promise<Act> {
  if (act.kind === 'safe') return lookAtSafe(ports, act)
  const client = ports.clientOf(act.chainId)
  const known = await Promise.all(
    act.hashes.map((hash) => orNull(getTransaction(client, { hash }))),
  )
  const nonce = known.find((each) => each)?.nonce ?? act.sentNonce
  if (nonce === null) return act
  const used = await getTransactionCount(client, { address: act.account })
  if (used <= nonce) return act
  const hash = await findSent(client, act, act.account, nonce)
  const settled = hash
    ? ({ type: 'found', hash } as const)
    : ({ type: 'settled', stage: 'replaced' } as const)
  return ports.store.dispatch(act.id, settled) ?? act
}

/** Whoever executed it, or something else at its nonce: the Safe's nonce says that it is decided. */
async function lookAtSafe(ports: ActPorts, act: Act): Promise<Act> {
  const client = ports.clientOf(act.chainId)
  const nonce = await readContract(client, {
    address: act.account,
    abi: safeAbi,
    functionName: 'nonce',
  })
  if (nonce <= BigInt(act.transaction?.nonce ?? 0)) return act
  const details = await askGateway(ports.gateway, act)
  const dispatch = (event: Parameters<typeof ports.store.dispatch>[1]) =>
    ports.store.dispatch(act.id, event) ?? act
  // Its hash is only where to look: what was done there the Safe itself has to say.
  const hash = details?.txHash
  if (hash && !act.hashes.includes(hash) && (await hasExecuted(client, act, hash))) {
    return dispatch({ type: 'found', hash })
  }
  if (details?.txStatus === 'CANCELLED') return dispatch({ type: 'settled', stage: 'replaced' })
  return act
}

/** Asked, and nobody knows whether it was sent: the chain may. It is never sent again by itself. */
async function lookAtDoubt(ports: ActPorts, act: Act): Promise<Act> {
  if (act.kind === 'safe') return lookAtSafe(ports, act)
  const { doubt } = act
  if (!doubt || doubt.walletNonce === null) return act
  const client = ports.clientOf(act.chainId)
  const hash = await findSent(client, act, doubt.signer, doubt.walletNonce)
  return hash ? (ports.store.dispatch(act.id, { type: 'found', hash }) ?? act) : act
}
