import { isAuthorized } from '@countersign/judge'
import {
  type AccountSnapshot,
  compareSnapshots,
  moveTo,
  newEntry,
  type OutboxEntry,
  OutboxError,
  type OutboxResult,
  refused,
  safeEntryId,
} from '@countersign/outbox'
import { otherFault, walletFault } from '../actFaults.ts'
import type { SafeActInput } from '../acts.ts'
import type { ActPorts } from '../ports.ts'
import { readSnapshot } from '../readSnapshot.ts'
import { checkDelegates } from './checkDelegates.ts'
import { type CheckedTransaction, checkTransaction } from './checkTransaction.ts'
import { checkWitnesses } from './checkWitnesses.ts'
import type { Leave } from './leave.ts'
import { toStored } from './toStored.ts'

type Ready = { entry: OutboxEntry; checked: CheckedTransaction; ground: AccountSnapshot }

/** Begins something with a Safe: everything is read again, and nothing was asked when it has moved. */
export async function beginSafeAct(
  ports: ActPorts,
  input: SafeActInput & { note?: string },
  leave: Leave,
): Promise<Ready | OutboxResult> {
  const found = await checkSafeAct(ports, input, leave)
  return isBegun(found) ? keepAct(ports, found) : found
}

/** Everything is read again and compared with what was shown; nothing is written down. */
export async function checkSafeAct(
  ports: ActPorts,
  { account, transaction, description, note, seen }: SafeActInput & { note?: string },
  leave: Leave,
): Promise<Ready | OutboxResult> {
  const client = ports.clientOf(account.chainId)
  try {
    // A wallet on another network is no witness: it goes there before anybody is asked, not after.
    if (leave !== 'none' && ports.wallet.account()) {
      await moveTo(ports.wallet, account.chainId).catch(asWalletFault)
    }
    // Asked beside the rest, and by nobody's word alone.
    const witnesses = checkWitnesses(ports, account, transaction, leave)
    witnesses.catch(() => undefined)
    const ground = await readSnapshot(client, account.address, [transaction])
    const moved = seen ? compareSnapshots(seen, ground) : []
    if (moved.length > 0) return { status: 'moved', moved, now: ground }
    const checked = await checkTransaction(client, account, ground, transaction)
    const { safeTxHash } = checked.hashes
    if (leave !== 'none') {
      const judged = { chainId: account.chainId, account: account.address, digests: [safeTxHash] }
      if (!isAuthorized(leave, judged, ports.now())) throw new OutboxError('unjudged')
      const askers = ports.askersOf(account.chainId)
      await checkDelegates(askers, account.address, transaction, leave.named)
    }
    await witnesses
    if (transaction.nonce < BigInt(ground.safe?.nonce ?? 0)) throw new OutboxError('nonceUsed')
    const entry = newEntry({
      id: safeEntryId(account, safeTxHash),
      chainId: account.chainId,
      account: account.address,
      kind: 'safe',
      createdAt: ports.now(),
      description,
      note: note ?? null,
      transaction: toStored(transaction),
      safeTxHash,
    })
    return { entry, checked, ground }
  } catch (thrown) {
    return refused(null, otherFault(thrown))
  }
}

/** What a wallet says to going elsewhere is its word, not the node's. */
function asWalletFault(thrown: unknown): never {
  const { kind, details } = walletFault(thrown)
  throw new OutboxError(kind, details)
}

/** Writes it down; one that came to nothing before, at a nonce that is still free, begins anew. */
export function keepAct({ store }: ActPorts, { entry, ...found }: Ready): Ready {
  store.add([entry])
  return { ...found, entry: store.dispatch(entry.id, { type: 'renewed' }) ?? entry }
}

export const isBegun = (begun: Ready | OutboxResult): begun is Ready => 'checked' in begun
