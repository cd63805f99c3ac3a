import type { Account } from '../model/account.ts'
import type { OutboxEntry } from '../model/entry.ts'
import { newEntry } from '../model/newEntry.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'
import type { Sending, WalletCall } from '../ports/outboxWallet.ts'
import type { AccountSnapshot } from '../snapshot/accountSnapshot.ts'
import { compareSnapshots } from '../snapshot/compareSnapshots.ts'
import { canBatch } from '../wallet/canBatch.ts'
import { promptTogether } from '../wallet/promptTogether.ts'
import { type OutboxResult, refused } from './outboxResult.ts'
import { sendInOrder } from './sendInOrder.ts'

export type SendEntriesParameters = {
  account: Account
  calls: readonly [DescribedCall, ...DescribedCall[]]
  /** What it is called in this browser's lists. */
  description: string
  /** What the page has shown of the account: if it has moved since, it is asked again. */
  seen?: AccountSnapshot
  /** As one where the wallet can (EIP-5792); otherwise, and by default, one after the other. */
  together?: boolean
}

export type DescribedCall = WalletCall & { description: string }

/** A wallet's calls: all are written down first, then each is asked for. */
export async function sendEntries(
  ports: OutboxPorts,
  { account, calls, description, seen, together }: SendEntriesParameters,
  sending: Sending,
): Promise<OutboxResult> {
  try {
    if (seen) {
      const now = await ports.readSnapshot(account, calls)
      const moved = compareSnapshots(seen, now)
      if (moved.length > 0) return { status: 'moved', moved, now }
    }
    const id = ports.newToken()
    const begin = (call: DescribedCall, index: number): OutboxEntry =>
      newEntry({
        id: `${id}:${index}`,
        chainId: account.chainId,
        account: account.address,
        kind: 'wallet',
        createdAt: ports.now(),
        description: call.description || description,
        run: calls.length > 1 ? { id, index, count: calls.length } : null,
        call: { to: call.to, value: String(call.value), data: call.data },
      })
    const [first, ...others] = calls
    const parts = [
      { entry: begin(first, 0), call: plain(first) },
      ...others.map((call, index) => ({ entry: begin(call, index + 1), call: plain(call) })),
    ] as const
    const entries = parts.map(({ entry }) => entry)
    ports.store.add(entries)
    const isTogether = together && calls.length > 1 && (await canBatch(ports, account.chainId))
    if (!isTogether) return await sendInOrder(ports, entries, sending)
    const { entry, fault } = await promptTogether(ports, parts, sending)
    return fault ? refused(entry, fault) : { status: 'done', entry }
  } catch (thrown) {
    return refused(null, ports.nodeFault(thrown))
  }
}

/** What the wallet is handed, and nothing beside it. */
const plain = ({ to, value, data }: DescribedCall): WalletCall => ({ to, value, data })
