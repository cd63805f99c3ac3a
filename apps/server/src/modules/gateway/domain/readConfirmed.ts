import type { Address } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { confirmationsOf } from '../lists/confirmationsOf.ts'
import { readBasics } from '../lists/readBasics.ts'
import { type Confirmation, findConfirmations } from '../store/confirmations.ts'
import { findMultisig } from '../store/multisig.ts'
import type { MultisigRecord } from '../store/record.ts'
import type { StoredSafe } from '../store/safes.ts'

/** So many signatures of executions are looked into for one answer; of others, what was collected counts. */
const MOST_RECOVERED = 500

export type Confirmed = { record: MultisigRecord; confirmations: readonly Confirmation[] }

/** Transactions in the order of their hashes, each with whoever confirmed it and counts. */
export async function readConfirmed(
  context: GatewayContext,
  chain: GatewayChain,
  address: Address,
  hashes: readonly string[],
): Promise<{ safe: StoredSafe; transactions: Confirmed[] }> {
  const key = { chainId: chain.id, safe: address }
  const { records, stored } = await context.database.run(async (db) => ({
    records: await findMultisig(db, key, hashes),
    stored: await findConfirmations(db, key, hashes),
  }))
  const safe = await readBasics(context, chain, address)
  let left = MOST_RECOVERED
  const transactions: Confirmed[] = []
  for (const record of records) {
    const counted = stored.filter(
      ({ hash, owner }) => hash === record.safeTxHash && safe.owners.includes(owner),
    )
    // The shortest is 65 bytes.
    left -= Math.floor((record.execution?.signatures?.length ?? 2) / 130)
    const confirmations = left < 0 ? counted : await confirmationsOf(context, record, counted)
    transactions.push({ record, confirmations })
  }
  return { safe, transactions }
}
