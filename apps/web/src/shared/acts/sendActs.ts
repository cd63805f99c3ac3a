import type { Authorization } from '@countersign/judge'
import type { Address, Hex } from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { Act, ActFault } from './act.ts'
import { ActError, otherFault } from './actFaults.ts'
import type { ActResult, SendInput } from './acts.ts'
import { askTogether } from './askTogether.ts'
import { askWallet } from './askWallet.ts'
import { canBatch } from './canBatch.ts'
import { compareGrounds } from './compareGrounds.ts'
import { judgeNonce } from './judgeNonce.ts'
import { newAct } from './newAct.ts'
import type { ActPorts } from './ports.ts'
import { readGround } from './readGround.ts'
import { refused } from './refused.ts'

/** A wallet's calls: all are written down first, then each is asked for. */
export async function sendActs(ports: ActPorts, input: SendInput): Promise<ActResult> {
  const { account, calls, seen, description, authorization } = input
  try {
    if (seen) {
      const client = ports.clientOf(account.chainId)
      const now = await readGround(client, account.address, calls)
      const moved = compareGrounds(seen, now)
      if (moved.length > 0) return { status: 'moved', moved, now }
    }
    const id = ports.newToken()
    const acts = calls.map((call, index) =>
      newAct({
        id: `${id}:${index}`,
        chainId: account.chainId,
        account: account.address,
        kind: 'wallet',
        createdAt: ports.now(),
        description: call.description || description,
        run: calls.length > 1 ? { id, index, count: calls.length } : null,
        call: { to: call.to, value: String(call.value), data: call.data },
      }),
    )
    ports.store.add(acts)
    const isTogether =
      input.together && calls.length > 1 && (await canBatch(ports, account.chainId))
    return isTogether
      ? await sendTogether(ports, acts, authorization)
      : await sendInOrder(ports, acts, authorization)
  } catch (thrown) {
    return refused(null, otherFault(thrown))
  }
}

/** Goes on with what was begun together: what was sent stays sent, and what is doubtful is looked at first. */
export async function resumeRun(
  ports: ActPorts,
  run: string,
  leave: Authorization,
): Promise<ActResult> {
  const acts = ports.store
    .get()
    .filter((act) => act.run?.id === run || act.id === run)
    .toSorted((one, other) => (one.run?.index ?? 0) - (other.run?.index ?? 0))
  return sendInOrder(ports, acts, leave)
}

async function sendInOrder(
  ports: ActPorts,
  acts: readonly Act[],
  leave: Authorization,
): Promise<ActResult> {
  let last: Act | undefined
  for (const { id } of acts) {
    const act = ports.store.get().find((each) => each.id === id)
    if (!act) continue
    last = act
    if (act.doubt) return refused(act, { kind: 'doubt' })
    if (act.asking) return refused(act, { kind: 'otherTab' })
    if (act.stage !== 'draft') continue
    const placed = await placeAct(ports, act)
    if ('fault' in placed) return refused(act, placed.fault)
    const { act: after, fault } = await sendOne(ports, placed.act, leave)
    last = after
    if (fault) return refused(after, fault)
  }
  return last ? { status: 'done', act: last } : refused(null, { kind: 'nothingToDo' })
}

/** The act as it may be asked for now, or why it waits: of those that share a nonce only one is sent there. */
async function placeAct(ports: ActPorts, act: Act): Promise<{ act: Act } | { fault: ActFault }> {
  const run = ports.store.get().filter((each) => each.run && each.run.id === act.run?.id)
  const nonce = judgeNonce(act, run)
  if (nonce.at === 'waits') return nonce
  if (nonce.at === 'unbound') {
    return { act: ports.store.dispatch(act.id, { type: 'unbound' }) ?? act }
  }
  if (!act.isNonceShared || act.walletNonce === null) return { act }
  const used = await getTransactionCount(ports.clientOf(act.chainId), { address: act.account })
  return used > act.walletNonce ? { fault: { kind: 'batchMaybeSent' } } : { act }
}

/** Asks for one call of a plain wallet. */
function sendOne(ports: ActPorts, act: Act, leave: Authorization) {
  const { call } = act
  return askWallet(ports, {
    act,
    what: 'send',
    ask: async (from: Address, { token }) => {
      if (!call) throw new ActError('notNow')
      if (from.toLowerCase() !== act.account.toLowerCase()) throw new ActError('otherAccount')
      const transaction = {
        ...{ from, chainId: act.chainId },
        ...{ to: call.to, value: BigInt(call.value), data: call.data },
        ...(act.walletNonce !== null && { nonce: act.walletNonce }),
      }
      const hash: Hex = await ports.wallet.sendTransaction(transaction, leave)
      return { type: 'sent', token, hash }
    },
  })
}

/** One question for all: each of them stands as asked, and as sent under the wallet's id. */
function sendTogether(
  ports: ActPorts,
  acts: readonly Act[],
  leave: Authorization,
): Promise<ActResult> {
  return askTogether(
    ports,
    acts.map((act) => ({
      act,
      call: {
        to: act.call?.to ?? act.account,
        value: BigInt(act.call?.value ?? 0),
        data: act.call?.data ?? '0x',
      },
    })),
    leave,
  )
}
