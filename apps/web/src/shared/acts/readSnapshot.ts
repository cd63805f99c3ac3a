import type { AccountSnapshot } from '@countersign/outbox'
import { expandCalls } from '@countersign/safe'
import { type Address, type Client, getAddress, keccak256 } from 'viem'
import { readAccount } from '../chain/readAccount.ts'
import { readBalances } from '../chain/readBalances.ts'
import { readCode } from '../chain/readCode.ts'
import type { SnapshotCall } from './acts.ts'

/** A batch may call hundreds; so many of them are looked at. */
const MOST_TARGETS = 60

/** What an act stands on, by the chain as it is now. */
export async function readSnapshot(
  client: Client,
  account: Address,
  calls: readonly SnapshotCall[],
): Promise<AccountSnapshot> {
  const targets = targetsOf(account, calls)
  const [found, balances, code] = await Promise.all([
    readAccount(client, account),
    readBalances(client, account, targets),
    Promise.all(targets.map(async (to) => [to, keccak256(await readCode(client, to))] as const)),
  ])
  const safe = found.kind === 'safe' ? found.safe : null
  return {
    safe: safe && {
      nonce: safe.nonce,
      owners: safe.owners,
      threshold: safe.threshold,
      guard: safe.guard,
      version: safe.version,
      singleton: safe.singleton,
    },
    balances: Object.fromEntries(balances),
    code: Object.fromEntries(code),
  }
}

/** Everybody who is called, inside of batches, too. */
function targetsOf(account: Address, calls: readonly SnapshotCall[]): Address[] {
  const all = calls.flatMap(({ to, value = 0n, data, operation = 0 }) => {
    const opened = expandCalls(account, { to, value, data, operation })
    return [to, ...opened.calls.map((inner) => inner.to)]
  })
  return [...new Set(all.map((to) => getAddress(to)))].slice(0, MOST_TARGETS)
}
