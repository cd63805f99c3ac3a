import { sql } from 'kysely'
import { type Address, getAddress } from 'viem'
import type { Db, Slice } from './db.ts'
import type { Token } from './token.ts'

export async function findTokens(
  db: Db,
  chainId: number,
  addresses: readonly Address[],
): Promise<Token[]> {
  const rows = await db
    .selectFrom('tokens')
    .selectAll()
    .where('chain_id', '=', chainId)
    .where('address', 'in', addresses)
    .execute()
  return rows.map(({ address, kind, name, symbol, decimals }) => ({
    address: getAddress(address),
    kind,
    name,
    symbol,
    decimals,
    trusted: false,
  }))
}

export async function insertTokens(
  db: Db,
  chainId: number,
  tokens: readonly Token[],
): Promise<void> {
  if (tokens.length === 0) return
  await db
    .insertInto('tokens')
    .values(tokens.map(({ trusted: _, ...token }) => ({ ...token, chain_id: chainId })))
    .onConflict((conflict) => conflict.columns(['chain_id', 'address']).doNothing())
    .execute()
}

export type TokenFilter = {
  search?: string | undefined
  name?: string | undefined
  symbol?: string | undefined
  address?: Address | undefined
  except: readonly Address[]
}

/** Tokens that were asked for what they are, by name, symbol or address; and how many there are. */
export async function listTokens(
  db: Db,
  chainId: number,
  { search, name, symbol, address, except }: TokenFilter,
  { limit, offset, by, direction }: Slice & { by: TokenOrder; direction: 'asc' | 'desc' },
): Promise<{ tokens: Token[]; count: number }> {
  const query = db
    .selectFrom('tokens')
    .where('chain_id', '=', chainId)
    .where(sql<boolean>`address <> all(${[...except]}::text[])`)
    .$if(name !== undefined, (each) => each.where('name', '=', name ?? ''))
    .$if(symbol !== undefined, (each) => each.where('symbol', '=', symbol ?? ''))
    .$if(address !== undefined, (each) => each.where('address', '=', address ?? ''))
    .$if(search !== undefined, (each) =>
      each.where(sql<boolean>`position(lower(${search}) in lower(name || ' ' || symbol)) > 0`),
    )
  const rows = await query
    .select('address')
    .orderBy(by, direction)
    .orderBy('address')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await query
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const addresses = rows.map(({ address }) => getAddress(address))
  const found = addresses.length === 0 ? [] : await findTokens(db, chainId, addresses)
  const byAddress = new Map(found.map((token) => [token.address, token]))
  return {
    tokens: addresses.flatMap((each) => byAddress.get(each) ?? []),
    count: Number(count),
  }
}

export type TokenOrder = 'name' | 'symbol' | 'address'
