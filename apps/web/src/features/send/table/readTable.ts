import type { Address } from 'viem'
import type { Token } from '../../../shared/assets/tokens.ts'
import { unguardFormula } from '../../../shared/format/formatCsv.ts'
import { type DecimalMark, parseAmount } from '../../../shared/format/parseAmount.ts'
import { type CsvRow, parseCsv } from '../../../shared/format/parseCsv.ts'
import { readRecipient } from '../../../shared/recipient/readRecipient.ts'
import type { ItemOf } from '../draft/draft.ts'
import type { Fault, ItemRead, Reading } from '../read/reading.ts'
import { readAsset, transfer } from '../read/readPayment.ts'
import { findMark, isTwofold } from './findMark.ts'
import { type Column, type Columns, readColumns } from './readColumns.ts'

/** As many as somebody can look through before they sign. */
export const MOST_ROWS = 500

export type TableRow = {
  line: number
  to: Address
  /** The name that stood there, if it was one. */
  name: string | null
  token: Token
  amount: bigint
  reference: string
}
export type BadLine = { line: number; fault: Fault; text: string }

export type TableRead = ItemRead<'text'> & {
  rows: readonly TableRow[]
  bad: readonly BadLine[]
  /** Amounts that mean two things, until somebody says how numbers are written here. */
  isTwofold: boolean
  /** By which decimal mark its numbers were read, where they have any. */
  mark: DecimalMark | null
}

type Read = { row: TableRow } | { bad: BadLine } | 'asking'

/** Payments from a table: each line is a payment, or a fault with its number. All of them, or none. */
export function readTable(item: ItemOf<'table'>, reading: Reading): TableRead {
  const nothing = { id: item.id, calls: [], flows: [], rows: [], bad: [], isAsking: false }
  const fail = (fault: Fault): TableRead => ({
    ...nothing,
    faults: { text: fault },
    isTwofold: false,
    mark: null,
  })
  if (item.text.trim() === '') return fail({ word: 'fault.noTable', isUnfinished: true })
  const table = findShape(item.text)
  if ('word' in table) return fail(table)
  const { rows: lines, columns } = table
  const amounts = lines.map(({ cells }) => cellAt(cells, columns, 'amount'))
  const mark = item.mark === 'auto' ? findMark(amounts) : item.mark
  const reads = lines.map((line) => readLine(line, columns, mark, item.asset, reading))
  const rows = reads.flatMap((read) => (typeof read === 'object' && 'row' in read ? read.row : []))
  const bad = reads.flatMap((read) => (typeof read === 'object' && 'bad' in read ? read.bad : []))
  const isWhole = rows.length === lines.length
  return {
    ...nothing,
    rows,
    bad,
    mark,
    isTwofold: item.mark !== 'auto' || (mark === null && amounts.some(isTwofold)),
    isAsking: reads.includes('asking'),
    faults:
      bad.length > 0 ? { text: { word: 'fault.badLines', values: { count: bad.length } } } : {},
    calls: isWhole ? rows.map(({ token, to, amount }) => transfer(token.address, to, amount)) : [],
    flows: isWhole ? rows.map(({ token, to, amount }) => ({ token, to, amount })) : [],
  }
}

type Shape = { rows: CsvRow[]; columns: Columns }

/** The table by the separator with which the most of its lines look like payments. */
function findShape(text: string): Shape | Fault {
  const shapes = [',', ';', '\t', ' ', '='].map((separator) => toShape(parseCsv(text, separator)))
  const [best] = shapes
    .map((shape) => ({ shape, score: scoreOf(shape) }))
    .toSorted((one, other) => other.score - one.score)
  if (!best) return { word: 'fault.otherShape' }
  const { rows, columns } = best.shape
  if (rows.length > MOST_ROWS) {
    return { word: 'fault.tooManyRows', values: { count: rows.length, most: MOST_ROWS } }
  }
  if (columns.to === undefined) return { word: 'fault.noRecipientColumn' }
  if (columns.amount === undefined) return { word: 'fault.noAmountColumn' }
  return best.score > 0 ? best.shape : { word: 'fault.otherShape' }
}

function toShape(rows: CsvRow[]): Shape {
  const { columns, hasTitles } = readColumns(rows[0]?.cells ?? [])
  return { columns, rows: hasTitles ? rows.slice(1) : rows }
}

/** How many lines look like payments: a number where it should be, and a recipient without separators. */
function scoreOf({ rows, columns }: Shape): number {
  const scores = rows.map(({ cells }): number => {
    const [to, amount] = [cellAt(cells, columns, 'to'), cellAt(cells, columns, 'amount')]
    if (to === '' || !/^[\p{Nd}\p{Zs}.,'\u2019\u066b\u066c]*\p{Nd}$/u.test(amount)) return 0
    return /[,;=\t]/.test(to) ? 1 : 10
  })
  return scores.reduce((sum, score) => sum + score, 0)
}

function readLine(
  { line, cells }: CsvRow,
  columns: Columns,
  mark: DecimalMark | null,
  asset: string,
  reading: Reading,
): Read {
  const at = (column: Column) => cellAt(cells, columns, column)
  const bad = (fault: Fault): Read => ({ bad: { line, fault, text: cells.join(', ') } })
  const recipient = readRecipient(at('to'), reading)
  if (recipient.status === 'asking') return 'asking'
  if (recipient.status === 'fault') return bad(recipient.fault)
  const found = findToken(at('token'), asset, reading)
  if ('isAsking' in found) return 'asking'
  if ('fault' in found) return bad(found.fault)
  const { token } = found
  const amount = readCell(at('amount'), token, mark)
  if ('fault' in amount) return bad(amount.fault)
  const { address: to, name } = recipient
  if (to === token.address) return bad({ word: 'fault.toToken', values: { symbol: token.symbol } })
  return { row: { line, to, name, token, amount: amount.value, reference: at('reference') } }
}

function readCell(text: string, token: Token, mark: DecimalMark | null) {
  const { symbol, decimals } = token
  if (mark === null && isTwofold(text)) return { fault: { word: 'fault.twoWaysLine' } as const }
  const read = parseAmount(text, { decimals, mark: mark ?? '.', isSure: mark !== null })
  if ('value' in read) return read.value > 0n ? read : { fault: { word: 'fault.zero' } as const }
  if (read.fault === 'tooFine') {
    return { fault: { word: 'fault.tooFine', values: { symbol, decimals } } as const }
  }
  return { fault: { word: 'fault.noAmountLine' } as const }
}

/** By its symbol among those that are vouched for, or by its address; what the table pays, if it says nothing. */
function findToken(cell: string, asset: string, reading: Reading) {
  if (cell === '') return readAsset(asset, reading)
  if (/^0x/i.test(cell)) return readAsset(cell, reading)
  const wanted = cell.toLowerCase()
  const [token, ...others] = reading.tokens.filter(({ symbol }) => symbol.toLowerCase() === wanted)
  if (token && others.length === 0) return { token }
  const word = token ? 'fault.twoTokens' : 'fault.unknownToken'
  return { fault: { word, values: { symbol: cell } } as const }
}

function cellAt(cells: readonly string[], columns: Columns, column: Column): string {
  const index = columns[column]
  return index === undefined ? '' : unguardFormula((cells[index] ?? '').trim())
}
