import { sql } from 'kysely'
import type { Address } from 'viem'
import type { Database } from '../../../../database/types.ts'

/** The Safes that are known already. */
export type Followed = {
  /** Piece by piece: there may be very many. */
  safes: () => AsyncIterable<readonly Address[]>
  /** Who made them. */
  factories: () => Promise<readonly Address[]>
}

const AT_ONCE = 5_000
/** Nearly all Safes come from a few factories; anybody can write another one. */
const MAX_FACTORIES = 50

/** The Safes of a chain, as an index of it knows them. */
export function createFollowed(database: Database, indexId: number): Followed {
  return {
    async *safes() {
      let after = ''
      for (;;) {
        const { rows } = await database.run((db) =>
          sql<{ address: Address }>`select address from safes
            where chain_id = ${indexId} and address > ${after}
            order by address limit ${AT_ONCE}`.execute(db),
        )
        yield rows.map(({ address }) => address)
        const last = rows.at(-1)
        if (!last || rows.length < AT_ONCE) return
        after = last.address
      }
    },
    async factories() {
      const { rows } = await database.run((db) =>
        sql<{ factory: Address }>`select factory from safes
          where chain_id = ${indexId} and factory is not null
          group by factory order by count(*) desc limit ${MAX_FACTORIES}`.execute(db),
      )
      return rows.map(({ factory }) => factory)
    },
  }
}
