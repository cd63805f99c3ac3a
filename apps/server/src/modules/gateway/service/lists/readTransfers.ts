import type { getTransfers, ServiceTransfer } from '@countersign/gateway/service'
import type { Address } from 'viem'
import type { Call } from '../../calls/call.ts'
import type { GatewayChain } from '../../chain/gatewayChain.ts'
import type { GatewayContext } from '../../context/gatewayContext.ts'
import { ensureSafe } from '../../lists/ensureSafe.ts'
import { tokensOf } from '../../lists/tokensOf.ts'
import { parseAddress } from '../../query/parseAddress.ts'
import { parseDate } from '../../query/parseDate.ts'
import { parseHash } from '../../query/parseHash.ts'
import type { Slice } from '../../store/db.ts'
import { listTransfers } from '../../store/transferList.ts'
import type { TransferRecord } from '../../store/transfers.ts'
import { toServiceTransfer } from '../mapping/toServiceTransfer.ts'
import { readAmounts, readRange } from '../query/readRange.ts'

type Asked = { query: Call<typeof getTransfers>['query']; part: Slice; incoming?: true }

/** What came to a Safe, or came and went, as the call's query has it. */
export async function readTransfers(
  context: GatewayContext,
  chain: GatewayChain,
  safe: Address,
  { query, part, incoming }: Asked,
): Promise<{ count: number; results: ServiceTransfer[] }> {
  const filter = {
    incoming,
    kinds: kindsOf(query),
    from: query._from ? parseAddress(query._from) : undefined,
    to: query.to ? parseAddress(query.to) : undefined,
    token: query.token_address ? parseAddress(query.token_address) : undefined,
    txHash: query.transaction_hash ? parseHash(query.transaction_hash) : undefined,
    value: readAmounts({ is: query.value, gt: query.value__gt, lt: query.value__lt }),
    block: readRange({ gt: query.block_number__gt, lt: query.block_number__lt }),
    at: {
      from: parseDate(query.execution_date__gte),
      until: parseDate(query.execution_date__lte),
    },
  }
  await ensureSafe(context, chain, safe)
  const { records, count } = await context.database.run((db) =>
    listTransfers(db, { chainId: chain.id, safe }, filter, part),
  )
  const tokens = await tokensOf(context, chain, safe, { moved: records.map(({ token }) => token) })
  return { count, results: records.map((record) => toServiceTransfer(record, tokens)) }
}

/** Those that are wanted; where none is named, all that are not unwanted. */
function kindsOf({ ether, erc20, erc721 }: Asked['query']): TransferRecord['kind'][] {
  const given = { native: ether, erc20, erc721 }
  const isNamed = Object.values(given).includes(true)
  const kinds = ['native', 'erc20', 'erc721'] as const
  return kinds.filter((kind) => (isNamed ? given[kind] === true : given[kind] !== false))
}
