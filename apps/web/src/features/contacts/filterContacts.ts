import type { Contact } from '../../shared/local/createMemory.ts'

/** The contacts whose name or address contains a text, by name; accents and letter case do not count. */
export function filterContacts(contacts: readonly Contact[], text: string): Contact[] {
  const wanted = plain(text.trim())
  return contacts
    .filter(({ name, address }) => plain(`${name} ${address}`).includes(wanted))
    .sort((one, other) => one.name.localeCompare(other.name))
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
