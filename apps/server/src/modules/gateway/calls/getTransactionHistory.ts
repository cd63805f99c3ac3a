import type {
  getTransactionHistory as endpoint,
  Transaction,
  TransactionItem,
} from '@countersign/gateway'
import type { Address } from 'viem'
import type { GatewayChain } from '../chain/gatewayChain.ts'
import type { GatewayContext } from '../context/gatewayContext.ts'
import { createDayOf } from '../lists/createDayOf.ts'
import { ensureSafe } from '../lists/ensureSafe.ts'
import { flagImitations, LOOK_BACK } from '../lists/flagImitations.ts'
import { labelDays } from '../lists/labelDays.ts'
import { tokensOf } from '../lists/tokensOf.ts'
import { toCreation } from '../mapping/toCreation.ts'
import { toModuleTransaction } from '../mapping/toModuleTransaction.ts'
import { toMultisigTransaction } from '../mapping/toMultisigTransaction.ts'
import { toTransferTransaction } from '../mapping/toTransferTransaction.ts'
import { readCursor } from '../query/cursor.ts'
import { toPage } from '../query/toPage.ts'
import type { Slice } from '../store/db.ts'
import { findFirstBlock } from '../store/findFirstBlock.ts'
import { countRows, type HistoryRecord, listHistory } from '../store/history.ts'
import { findModuleExecutions } from '../store/modules.ts'
import { findMultisig } from '../store/multisig.ts'
import { listUnread } from '../store/unread.ts'
import type { CallHandler } from './call.ts'

/** What happened to a Safe, the newest first, by day; at the very end how it was made. */
export const getTransactionHistory: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, query, url } = call
  const { chainId: chain, safeAddress: safe } = path
  const dayOf = createDayOf(query.timezone, query.timezone_offset ?? 0)
  const slice = readCursor(query.cursor)
  const creation = await ensureSafe(context, chain, safe)
  const { before, records, older, hasNext, count } = await readPart(context, chain, safe, {
    ...slice,
    trusted: query.trusted ?? true,
  })
  const describe = await createDescriber(context, chain, safe, [...records, ...older])
  const own = records.flatMap(describe)
  const shown = flagImitations(safe, [...own, ...older.flatMap(describe)])
    .slice(0, own.length)
    .filter(({ txInfo }) => query.imitation !== false || !isImitation(txInfo))
  if (!hasNext && creation) shown.push(toCreation(safe, creation))
  const results = labelDays({
    items: shown.map(
      (transaction): TransactionItem => ({
        type: 'TRANSACTION',
        transaction,
        conflictType: 'None',
      }),
    ),
    timeOf: ({ transaction }) => transaction.timestamp,
    dayOf,
    before: before?.at.getTime() ?? null,
  })
  const page = toPage({ url, slice, hasNext, results, count })
  // Said once, where the list begins.
  if (slice.offset > 0) return page
  const unread = await readUnread(context, chain, safe)
  const firstBlock = creation ? 0 : await context.database.run((db) => findFirstBlock(db, chain.id))
  return {
    ...page,
    ...(unread.length > 0 && { unread }),
    ...(firstBlock > 0 && { notReadBefore: firstBlock }),
  }
}

async function readUnread(context: GatewayContext, chain: GatewayChain, safe: Address) {
  const found = await context.database.run((db) => listUnread(db, chain.id, safe))
  return found.map(({ blockNumber, at }) => ({ blockNumber, timestamp: at.getTime() }))
}

/** A page with its neighbours: one item before it, and as many behind it as decide about its last. */
async function readPart(
  context: GatewayContext,
  chain: GatewayChain,
  safe: Address,
  { limit, offset, trusted }: Slice & { trusted: boolean },
) {
  const key = { chainId: chain.id, safe }
  const skip = offset > 0 ? 1 : 0
  const trustedTokens = trusted ? context.tokens.listed(chain).map(({ address }) => address) : null
  return context.database.run(async (db) => {
    const rows = await listHistory(db, key, {
      trustedTokens,
      limit: skip + limit + LOOK_BACK,
      offset: offset - skip,
    })
    const records = rows.slice(skip, skip + limit)
    const older = rows.slice(skip + limit)
    const before = skip === 1 ? (rows[0] ?? null) : null
    return {
      before,
      records,
      older,
      hasNext: older.length > 0,
      count: await countRows(db, 'history', key),
    }
  })
}

/** Loads what some records speak of. @returns what turns each of them into its transaction */
async function createDescriber(
  context: GatewayContext,
  chain: GatewayChain,
  safe: Address,
  records: readonly HistoryRecord[],
): Promise<(record: HistoryRecord) => Transaction[]> {
  const key = { chainId: chain.id, safe }
  const hashes = records.flatMap((record) =>
    record.kind === 'multisig' ? [record.safeTxHash] : [],
  )
  const txHashes = records.flatMap((record) => (record.kind === 'module' ? [record.txHash] : []))
  const [multisig, modules] = await context.database.run(async (db) => [
    await findMultisig(db, key, hashes),
    await findModuleExecutions(db, key, txHashes),
  ])
  const tokens = await tokensOf(context, chain, safe, {
    calls: [...multisig, ...modules].map(({ call }) => call),
    moved: records.map((record) => (record.kind === 'transfer' ? record.transfer.token : null)),
  })
  const functionsOf = context.functionsOf(chain)
  // Everything here was executed: neither owners nor confirmations of today matter.
  const past = { version: '', nonce: 0, threshold: 0, owners: [] }
  const facts = { safe: past, confirmations: [], tokens, functionsOf, now: context.now() }
  const byHash = new Map(multisig.map((record) => [record.safeTxHash, record]))
  // None for a record that was taken back in between.
  return (record) => {
    if (record.kind === 'transfer') return [toTransferTransaction(safe, record.transfer, tokens)]
    if (record.kind === 'multisig') {
      const found = byHash.get(record.safeTxHash)
      return found ? [toMultisigTransaction(found, facts)] : []
    }
    const found = modules.find(
      ({ txHash, logIndex }) => txHash === record.txHash && logIndex === record.logIndex,
    )
    return found ? [toModuleTransaction(safe, found, facts)] : []
  }
}

function isImitation(info: Transaction['txInfo']): boolean {
  return (
    info.type === 'Transfer' && info.transferInfo.type === 'ERC20' && info.transferInfo.imitation
  )
}
