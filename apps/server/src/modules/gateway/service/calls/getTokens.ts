import type { getTokens as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { parseAddress } from '../../query/parseAddress.ts'
import type { Token } from '../../store/token.ts'
import { listTokens } from '../../store/tokens.ts'
import { toServiceToken } from '../mapping/toServiceToken.ts'
import { readOrder } from '../query/readOrder.ts'
import { readPart } from '../query/readPart.ts'
import { toServicePage } from '../query/toServicePage.ts'

const COLUMNS = { name: 'name', symbol: 'symbol', address: 'address' } as const

/** Those that the operator vouches for first; then all others that anybody's Safe has touched. */
export const getTokens: CallHandler<typeof endpoint> = async ({ context, path, query, url }) => {
  const { shortName: chain } = path
  const part = readPart(query)
  const { by, direction } = readOrder(query.ordering, COLUMNS, '-name')
  const filter = {
    search: query.search ?? undefined,
    name: query.name ?? undefined,
    symbol: query.symbol ?? undefined,
    address: query.address ? parseAddress(query.address) : undefined,
  }
  const all = context.tokens.listed(chain)
  const listed = all
    .filter((token) => fits(token, filter))
    .sort((one, other) => (one[by] < other[by] ? -1 : 1) * (direction === 'asc' ? 1 : -1))
  const own = listed.slice(part.offset, part.offset + part.limit)
  const { tokens, count } = await context.database.run((db) =>
    listTokens(
      db,
      chain.id,
      { ...filter, except: all.map(({ address }) => address) },
      {
        by,
        direction,
        limit: part.limit - own.length,
        offset: Math.max(0, part.offset - listed.length),
      },
    ),
  )
  const results = [...own, ...tokens].map(toServiceToken)
  return toServicePage({ url, part, count: listed.length + count, results })
}

type Filter = Partial<Record<'search' | 'name' | 'symbol' | 'address', string | undefined>>

function fits(token: Token, { search, name, symbol, address }: Filter): boolean {
  return (
    (name === undefined || token.name === name) &&
    (symbol === undefined || token.symbol === symbol) &&
    (address === undefined || token.address === address) &&
    (search === undefined ||
      `${token.name} ${token.symbol}`.toLowerCase().includes(search.toLowerCase()))
  )
}
