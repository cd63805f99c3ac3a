import { formatUnits } from 'viem'
import type { TokenAt } from '../../../shared/assets/tokens.ts'
import { formatCsv } from '../../../shared/format/formatCsv.ts'
import type { Entry } from '../entry.ts'
import type { Flag } from '../flagEntry.ts'

const COLUMNS = [
  'Time',
  'Kind',
  'Status',
  'Nonce',
  'Amount',
  'Symbol',
  'Raw amount',
  'Decimals',
  'Token',
  'Counterparty',
  'Counterparty name',
  'Module',
  'Transaction hash',
  'Flags',
  'Id',
] as const

type Row = Record<(typeof COLUMNS)[number], string | number | null>

export type CsvEntry = { entry: Entry; flags: readonly Flag[]; name: string | undefined }

/**
 * Entries for a spreadsheet. Column names and kinds are the same in every language: files are for
 * machines, too.
 */
export function toCsv(rows: readonly CsvEntry[], tokenAt: TokenAt): string {
  const lines = rows.map((row) => {
    const cells = toRow(row, tokenAt)
    return COLUMNS.map((column) => cells[column])
  })
  return formatCsv([COLUMNS, ...lines])
}

function toRow({ entry, flags, name }: CsvEntry, tokenAt: TokenAt): Row {
  const { description, time, status, nonce, token, module, hash, id } = entry
  const asset = 'asset' in description ? description.asset : null
  const party = 'party' in description ? description.party : null
  const isAmount = asset?.kind === 'amount'
  // Without decimals an amount is only what it is on the chain.
  const counted = isAmount ? tokenAt(asset.token) : null
  return {
    Time: new Date(time).toISOString(),
    Kind: description.kind,
    Status: status,
    Nonce: nonce,
    Amount: isAmount && counted ? formatUnits(asset.value, counted.decimals) : null,
    Symbol: isAmount
      ? (counted?.symbol ?? null)
      : asset?.kind === 'collectible'
        ? asset.symbol
        : null,
    // A collectible has no amount but a number of its own.
    'Raw amount': isAmount ? asset.value.toString() : asset?.kind === 'collectible' ? 1 : null,
    Decimals: isAmount ? (counted?.decimals ?? null) : asset?.kind === 'collectible' ? 0 : null,
    Token: token,
    Counterparty: party?.value ?? null,
    'Counterparty name': name ?? null,
    Module: module?.value ?? null,
    'Transaction hash': hash,
    Flags: flags.map(({ kind }) => kind).join(' '),
    Id: id,
  }
}
