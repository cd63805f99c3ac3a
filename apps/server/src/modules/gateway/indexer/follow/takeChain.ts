import type { Selectable } from 'kysely'
import type { IndexedChainTable } from '../../../../database/gatewayTables.ts'
import type { Database } from '../../../../database/types.ts'
import { blockOrMoved, type NodeReader } from '../node/createNodeReader.ts'
import { chainExists, insertChain, keepBlocks, type Lease, takeLease } from '../store/checkpoint.ts'
import { readRebuild } from '../store/rebuild.ts'
import type { Held, Place } from './held.ts'

export type TakeChainParameters = {
  reader: NodeReader
  database: Database
  lease: Lease
  firstBlock: number
}

/** Takes the chain if nobody else reads it, where it was left; begins with one that nobody has read. */
export async function takeChain(parameters: TakeChainParameters): Promise<Held | undefined> {
  const { reader, database, lease, firstBlock } = parameters
  const { chainId } = lease
  if (!(await database.run((db) => chainExists(db, chainId)))) {
    const first = await blockOrMoved(reader, firstBlock)
    await database.transaction(async (db) => {
      await insertChain(db, chainId, first)
      await keepBlocks(db, chainId, [first])
    })
  }
  const row = await database.run((db) => takeLease(db, lease))
  if (!row) return undefined
  const rebuild = await database.run((db) => readRebuild(db, chainId))
  const slot = Number(row.slot)
  return {
    current: toPlace(row, chainId * slot),
    rebuild: rebuild && { ...toPlace(rebuild, chainId * -slot), reason: rebuild.reason },
  }
}

type Row = Pick<
  Selectable<IndexedChainTable>,
  'first_block' | 'first_hash' | 'block_number' | 'block_hash'
>

function toPlace(row: Row, indexId: number): Place {
  return {
    indexId,
    firstBlock: Number(row.first_block),
    firstHash: row.first_hash,
    checkpoint: { number: Number(row.block_number), hash: row.block_hash },
  }
}
