import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { worldAccounts } from '../world/accounts.ts'

const owner = (position: 0 | 1 | 2 | 3 | 4 | 5 | 9) =>
  privateKeyToAccount(worldAccounts[position].privateKey)

/** Like the public test mnemonic: keys that everybody can know. */
const person = (name: string) => privateKeyToAccount(keccak256(toHex(`countersign demo: ${name}`)))

/** Those who own the Safes. They are the first accounts of the demo wallet. */
export const owners = {
  ada: owner(0),
  ben: owner(1),
  chioma: owner(2),
  dario: owner(3),
  elodie: owner(4),
  farid: owner(5),
}

/** Makes tokens and collectibles. */
export const issuer = owner(9)

export const staff = {
  ingrid: person('Ingrid Solberg'),
  kofi: person('Kofi Mensah'),
  mei: person('Mei Tanaka'),
  noor: person('Noor Haddad'),
  tomas: person('Tomás Rivera'),
}

export const vendors = {
  // Numbered, because a number was searched whose address has a look-alike.
  harbour: person('Harbour Press 5416'),
  northlight: person('Northlight Hosting'),
  quay: person('Quay Coffee'),
  lumen: person('Lumen Insurance'),
  paperboat: person('Paperboat Studio'),
}

export const grantees = {
  seeds: person('Seed Library'),
  tidewater: person('Tidewater School'),
  meadow: person('Open Meadow Lab'),
}

export const donors = {
  hana: person('Hana Novak'),
  oskar: person('Oskar Lind'),
  pia: person('Pia Ferreira'),
  trust: person('River Trust'),
  wren: person('Wren Adeyemi'),
}

/** Those who mean no good. */
export const strangers = {
  /** Has the first four and the last four characters of Harbour Press. */
  lookAlike: person('look-alike 99068'),
  /** Names others as owners of a Safe they never asked for, and proposes what nobody signed. */
  meddler: person('meddler'),
  airdropper: person('airdropper'),
}
