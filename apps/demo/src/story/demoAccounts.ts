import { worldAccounts } from '../world/accounts.ts'
import { storySafes } from './storySafes.ts'

const { treasury, field } = storySafes

/** The accounts a visitor of the demo may look at first. */
export const demoAccounts = [
  {
    chainId: treasury.chainId,
    address: treasury.address,
    name: treasury.name,
    note: 'Three of five sign. Payments wait for Ada, and strangers have tried a few things.',
  },
  {
    chainId: field.chainId,
    address: field.address,
    name: field.name,
    note: 'A Safe on another chain, with a module for small expenses.',
  },
  {
    chainId: treasury.chainId,
    address: worldAccounts[0].address,
    name: 'Ada',
    note: 'A wallet that owns several Safes.',
  },
]
