import { type Authorization, isAuthorized } from '@countersign/judge'
import type { Act } from './act.ts'
import { ActError, otherFault, walletFault } from './actFaults.ts'
import type { ActResult, SafeActInput } from './acts.ts'
import { checkDelegates } from './checkDelegates.ts'
import { type CheckedTransaction, checkTransaction } from './checkTransaction.ts'
import { checkWitnesses } from './checkWitnesses.ts'
import { compareGrounds } from './compareGrounds.ts'
import type { Ground } from './ground.ts'
import { moveTo } from './moveTo.ts'
import { newAct } from './newAct.ts'
import type { ActPorts } from './ports.ts'
import { readGround } from './readGround.ts'
import { refused } from './refused.ts'
import { safeActId } from './safeActId.ts'
import { toStored } from './toStored.ts'

type Ready = { act: Act; checked: CheckedTransaction; ground: Ground }

/** By whose leave: the judge's, or nobody's, where it is only kept or given up. */
export type Leave = Authorization | 'none'

/** Begins something with a Safe: everything is read again, and nothing was asked when it has moved. */
export async function beginSafeAct(
  ports: ActPorts,
  input: SafeActInput & { note?: string },
  leave: Leave,
): Promise<Ready | ActResult> {
  const found = await checkSafeAct(ports, input, leave)
  return isBegun(found) ? keepAct(ports, found) : found
}

/** Everything is read again and compared with what was shown; nothing is written down. */
export async function checkSafeAct(
  ports: ActPorts,
  { account, transaction, description, note, seen }: SafeActInput & { note?: string },
  leave: Leave,
): Promise<Ready | ActResult> {
  const client = ports.clientOf(account.chainId)
  try {
    // A wallet on another network is no witness: it goes there before anybody is asked, not after.
    if (leave !== 'none' && ports.wallet.account()) {
      await moveTo(ports.wallet, account.chainId).catch(asWalletFault)
    }
    // Asked beside the rest, and by nobody's word alone.
    const witnesses = checkWitnesses(ports, account, transaction)
    witnesses.catch(() => undefined)
    const ground = await readGround(client, account.address, [transaction])
    const moved = seen ? compareGrounds(seen, ground) : []
    if (moved.length > 0) return { status: 'moved', moved, now: ground }
    const checked = await checkTransaction(client, account, ground, transaction)
    const { safeTxHash } = checked.hashes
    if (leave !== 'none') {
      const judged = { chainId: account.chainId, account: account.address, digests: [safeTxHash] }
      if (!isAuthorized(leave, judged, ports.now())) throw new ActError('unjudged')
      const askers = ports.askersOf(account.chainId)
      await checkDelegates(askers, account.address, transaction, leave.named)
    }
    await witnesses
    if (transaction.nonce < BigInt(ground.safe?.nonce ?? 0)) throw new ActError('nonceUsed')
    const act = newAct({
      id: safeActId(account, safeTxHash),
      chainId: account.chainId,
      account: account.address,
      kind: 'safe',
      createdAt: ports.now(),
      description,
      note: note ?? null,
      transaction: toStored(transaction),
      safeTxHash,
    })
    return { act, checked, ground }
  } catch (thrown) {
    return refused(null, otherFault(thrown))
  }
}

/** What a wallet says to going elsewhere is its word, not the node's. */
function asWalletFault(thrown: unknown): never {
  const { kind, details } = walletFault(thrown)
  throw new ActError(kind, details)
}

/** Writes it down; one that came to nothing before, at a nonce that is still free, begins anew. */
export function keepAct({ store }: ActPorts, { act, ...found }: Ready): Ready {
  store.add([act])
  return { ...found, act: store.dispatch(act.id, { type: 'renewed' }) ?? act }
}

export const isBegun = (begun: Ready | ActResult): begun is Ready => 'checked' in begun
