import { type Address, getAddress } from 'viem'
import type { Db } from './db.ts'
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
