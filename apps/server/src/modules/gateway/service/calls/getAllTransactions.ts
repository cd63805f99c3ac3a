import type { getAllTransactions as endpoint, Happening } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'
import { mapLimited } from '../../chain/mapLimited.ts'
import { readMined } from '../../chain/readMined.ts'
import { readConfirmed } from '../../domain/readConfirmed.ts'
import { ensureSafe } from '../../lists/ensureSafe.ts'
import { tokensOf } from '../../lists/tokensOf.ts'
import { type HappeningRecord, listHappenings } from '../../store/happenings.ts'
import { findModuleExecutions } from '../../store/modules.ts'
import { findTransfers } from '../../store/transfers.ts'
import { toServiceModule } from '../mapping/toServiceModule.ts'
import { toServiceMultisig } from '../mapping/toServiceMultisig.ts'
import { toServiceTransfer } from '../mapping/toServiceTransfer.ts'
import { readPart } from '../query/readPart.ts'
import { toServicePage } from '../query/toServicePage.ts'
import { versionOf } from '../query/versionOf.ts'

/** Everything that was executed or came and went, each with whatever moved in its transaction. */
export const getAllTransactions: CallHandler<typeof endpoint> = async (call) => {
  const { context, path, query, url } = call
  const { shortName: chain, safeAddress } = path
  const part = readPart(query)
  await ensureSafe(context, chain, safeAddress)
  const key = { chainId: chain.id, safe: safeAddress }
  const { records, count } = await context.database.run((db) => listHappenings(db, key, part))
  const describe = await createDescriber(call, records)
  const results = (await mapLimited(records, describe)).flat()
  return toServicePage({ url, part, count, results })
}

/** Loads what these records speak of. @returns what turns each of them into its item */
async function createDescriber(
  { context, path, url }: Parameters<typeof getAllTransactions>[0],
  records: readonly HappeningRecord[],
): Promise<(record: HappeningRecord) => Promise<Happening[]>> {
  const { shortName: chain, safeAddress } = path
  const key = { chainId: chain.id, safe: safeAddress }
  const txHashes = records.map(({ txHash }) => txHash)
  const { transfers, modules } = await context.database.run(async (db) => ({
    transfers: await findTransfers(db, key, txHashes),
    modules: await findModuleExecutions(db, key, txHashes),
  }))
  const hashes = records.flatMap(({ safeTxHash }) => (safeTxHash === null ? [] : [safeTxHash]))
  const { safe, transactions } = await readConfirmed(context, chain, safeAddress, hashes)
  const moved = transfers.filter(({ kind, value }) => kind !== 'erc20' || value !== '0')
  const tokens = await tokensOf(context, chain, safeAddress, {
    moved: moved.map(({ token }) => token),
  })
  const functionsOf = context.functionsOf(chain)
  const facts = { safe, functionsOf, mined: null, now: context.now(), version: versionOf(url) }
  return async ({ kind, safeTxHash, txHash, logIndex, at, blockNumber }) => {
    const own = moved.filter((each) => each.txHash === txHash)
    const shown = own.map((each) => toServiceTransfer(each, tokens))
    if (kind === 'multisig') {
      const found = transactions.find(({ record }) => record.safeTxHash === safeTxHash)
      if (!found) return []
      const { record, confirmations } = found
      const item = toServiceMultisig(record, { ...facts, confirmations })
      return [{ txType: 'MULTISIG_TRANSACTION', ...item, transfers: shown }]
    }
    if (kind === 'module') {
      const found = modules.find((each) => each.txHash === txHash && each.logIndex === logIndex)
      if (!found) return []
      const item = toServiceModule(safeAddress, found, functionsOf)
      return [{ txType: 'MODULE_TRANSACTION', ...item, transfers: shown }]
    }
    const isKnown = own.every(({ attributed }) => attributed)
    const mined = isKnown ? await readMined(chain, txHash) : null
    return [
      {
        txType: 'ETHEREUM_TRANSACTION',
        executionDate: at.toISOString(),
        to: mined?.to ?? null,
        data: mined && mined.data !== '0x' ? mined.data : null,
        txHash: isKnown ? txHash : null,
        blockNumber,
        from: mined?.from ?? null,
        transfers: shown,
      },
    ]
  }
}
