import { formatCsv } from '../../shared/format/formatCsv.ts'
import type { Contact } from '../../shared/local/createMemory.ts'
import { COLUMNS } from './parseContacts.ts'

/** Contacts as a file that spreadsheets and other wallets read; an empty chain means all of them. */
export function formatContacts(contacts: readonly Contact[]): string {
  const rows = contacts.map(({ address, name, chainId }) => [
    address,
    name,
    chainId === null ? '' : String(chainId),
  ])
  return formatCsv([COLUMNS, ...rows])
}
