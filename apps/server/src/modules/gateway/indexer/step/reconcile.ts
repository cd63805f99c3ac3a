import type { Address } from 'viem'
import type { TransferTable } from '../../../../database/gatewayTables.ts'
import type { NodeReader } from '../node/createNodeReader.ts'
import type { Block } from '../node/nodeAnswers.ts'
import { readBalancesAt } from '../node/readBalancesAt.ts'

export type ReconcileParameters = {
  chainId: number
  /** What each Safe had before the step, as far as is known. */
  balances: ReadonlyMap<Address, bigint>
  /** What the step tells of. */
  transfers: readonly TransferTable[]
  reader: NodeReader
  last: Block
}

/**
 * Coins can come and go without a trace: pushed by a contract that ends, mined, sent before there
 * was a Safe. What the transfers do not explain of a balance becomes a transfer of its own.
 */
export async function reconcile(parameters: ReconcileParameters): Promise<TransferTable[]> {
  const { chainId, balances, transfers, reader, last } = parameters
  const expected = new Map(balances)
  for (const { safe, kind, incoming, value } of transfers) {
    // Rows of this step, whose addresses are addresses.
    const before = expected.get(safe as Address)
    if (kind !== 'native' || before === undefined) continue
    expected.set(safe as Address, before + (incoming ? BigInt(value) : -BigInt(value)))
  }
  const found = await readBalancesAt(reader, [...expected.keys()], last)
  return [...expected].flatMap(([safe, wanted]): TransferTable[] => {
    // Not kept of this block: it will be asked about others.
    const difference = (found.get(safe) ?? wanted) - wanted
    if (difference === 0n) return []
    const incoming = difference > 0n
    return [
      {
        chain_id: chainId,
        safe,
        block_number: last.number,
        block_time: new Date(last.timestamp * 1_000),
        // It belongs to no transaction that is known; the block is where it was noticed.
        tx_hash: last.hash,
        log_index: 0,
        trace: '',
        kind: 'native',
        token: null,
        from: incoming ? null : safe,
        to: incoming ? safe : null,
        value: incoming ? difference : -difference,
        incoming,
        attributed: false,
      },
    ]
  })
}
