import { worldAccounts } from '../world/accounts.ts'
import type { StorySafe } from './types.ts'

const ada = worldAccounts[0].address
const ben = worldAccounts[1].address
const chioma = worldAccounts[2].address
const elodie = worldAccounts[4].address
const farid = worldAccounts[5].address
/** `strangers.meddler`, who is not needed by those who only want to know the Safes. */
const meddler = '0xdE7996D39B97B8743af2E6F3483F04C6Ae14E3f0'

const committee = '0xF89B7Dc37340fC604617ce883f5577bd1E658Bd1'

/**
 * The Safes of the story, with the owners and thresholds they were made with. Their addresses follow
 * from these, and are checked when they are made.
 */
export const storySafes = {
  /** Three of five by the end, with a long past and a full queue. */
  treasury: {
    name: 'Orchard treasury',
    chainId: 31337,
    address: '0xd920570b140aD9893ab85faa081fe84969BF5f80',
    version: '1.4.1',
    singleton: 'singleton',
    owners: [ada, ben, chioma, farid],
    threshold: 2,
  },
  /** Has a sign-in that waits for Ada. */
  grants: {
    name: 'Grants circle',
    chainId: 31337,
    address: '0x242EE3D7a1490371B9c92B2139B5083535216D70',
    version: '1.3.0',
    singleton: 'singleton',
    owners: [ada, ben, chioma],
    threshold: 2,
  },
  /** Owns the studio together with Ada. */
  committee: {
    name: 'Studio committee',
    chainId: 31337,
    address: committee,
    version: '1.4.1',
    singleton: 'singletonL2',
    owners: [ben, chioma, elodie],
    threshold: 2,
  },
  studio: {
    name: 'Print studio',
    chainId: 31337,
    address: '0x4b5a3490107D48B648dd7f24c7E63a9C0434Cdf1',
    version: '1.3.0',
    singleton: 'singletonL2',
    owners: [ada, committee],
    threshold: 2,
  },
  /** Older than 1.3.0: no chain in its hashes, no word when coin arrives. */
  founders: {
    name: 'Founders’ reserve',
    chainId: 31337,
    address: '0x8490526fCD242a3408AA8c8054f1C779Bf03d60D',
    version: '1.1.1',
    singleton: 'singleton',
    owners: [ada, ben],
    threshold: 1,
  },
  /** Made, and never used. */
  empty: {
    name: 'New Safe',
    chainId: 31337,
    address: '0xDDEaf55E9dB13711b38AC1665c2cBD00D5e99e7f',
    version: '1.4.1',
    singleton: 'singleton',
    owners: [ada],
    threshold: 1,
  },
  /** Made by a stranger who named Ada as an owner. */
  bait: {
    name: 'Unconfirmed',
    chainId: 31337,
    address: '0x99a5892c6835F9B4Bd2FEA917281b635F7B67Cf2',
    version: '1.4.1',
    singleton: 'singleton',
    owners: [ada, meddler],
    threshold: 1,
  },
  field: {
    name: 'Field office',
    chainId: 31338,
    address: '0xecdD9a1e185A990170f6607D2E08d57c36F97B8d',
    version: '1.4.1',
    singleton: 'singletonL2',
    owners: [ada, ben, farid],
    threshold: 2,
  },
  /** Its singleton is the one for first layers, on a second layer: it tells of nothing by events. */
  depot: {
    name: 'Depot',
    chainId: 31338,
    address: '0xfF370EF74ae11b6e1C9F9655512fA923739A590b',
    version: '1.3.0',
    singleton: 'singleton',
    owners: [ada, chioma],
    threshold: 1,
  },
} as const satisfies Record<string, StorySafe>
