import { getAddress, isAddress } from 'viem'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { unguardFormula } from '../../shared/format/formatCsv.ts'
import { parseCsv } from '../../shared/format/parseCsv.ts'
import type { Contact } from '../../shared/local/createMemory.ts'
import { MOST_CONTACTS } from './mostContacts.ts'

/** As other wallets have them. */
export const COLUMNS = ['address', 'name', 'chainId'] as const
type Column = (typeof COLUMNS)[number]

export const LONGEST_NAME = 80

export type RowFault = {
  line: number
  reason: 'noAddress' | 'badChecksum' | 'noName' | 'longName' | 'badChain'
  /** The row as it was read, so that it can be found and mended. */
  text: string
}

export type ContactsFile = {
  rows: { line: number; contact: Contact }[]
  faults: RowFault[]
}

/** Reads contacts from a file: every row becomes a contact or a fault that says why not. */
export function parseContacts(
  text: string,
  chains: readonly ChainConfig[],
): ContactsFile | 'tooMany' {
  const all = parseCsv(text)
  // One more for the names of the columns.
  if (all.length > MOST_CONTACTS + 1) return 'tooMany'
  const [first] = all
  const header = first && readHeader(first.cells)
  const file: ContactsFile = { rows: [], faults: [] }
  for (const { line, cells } of header ? all.slice(1) : all) {
    const contact = readContact(cells, header ?? COLUMNS, chains)
    if (typeof contact === 'object') file.rows.push({ line, contact })
    else file.faults.push({ line, reason: contact, text: cells.join(', ') })
  }
  return file
}

/** The columns in the file's own order; null when its first row is a contact already. */
function readHeader(cells: readonly string[]): (Column | undefined)[] | null {
  const columns = cells.map((cell) => {
    const title = cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]/g, '')
    if (title === 'chain' || title === 'network') return 'chainId'
    return COLUMNS.find((column) => column.toLowerCase() === title)
  })
  return columns.includes('address') ? columns : null
}

function readContact(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  chains: readonly ChainConfig[],
): Contact | RowFault['reason'] {
  const at = (column: Column) => (cells[columns.indexOf(column)] ?? '').trim()
  // What keeps spreadsheets from computing a name is no part of it.
  const name = unguardFormula(at('name'))
  // Some wallets write the chain in front of the address.
  const [, prefix, address = ''] = /^(?:([\w-]+):)?(.*)$/s.exec(at('address')) ?? []
  if (!isAddress(address, { strict: false })) return 'noAddress'
  const digits = address.slice(2)
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  if (!isPlain && !isAddress(address)) return 'badChecksum'
  if (name === '') return 'noName'
  if (name.length > LONGEST_NAME) return 'longName'
  const chainId = readChain(prefix, at('chainId'), chains)
  if (chainId === 'badChain') return chainId
  return { address: getAddress(address.toLowerCase()), name, chainId }
}

/** The chain that an address begins with, or that of its own column; where there are both they are one. */
function readChain(
  prefix: string | undefined,
  cell: string,
  chains: readonly ChainConfig[],
): number | null | 'badChain' {
  const own = cell === '' ? null : Number(cell)
  if (own !== null && !(Number.isSafeInteger(own) && own > 0)) return 'badChain'
  if (prefix === undefined) return own
  const named = chains.find(({ shortName }) => shortName.toLowerCase() === prefix.toLowerCase())
  return named && (own === null || own === named.id) ? named.id : 'badChain'
}
