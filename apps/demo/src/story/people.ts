import { donors, grantees, staff, strangers, vendors } from './cast.ts'

/** Names on the first chain, which has names: of those whom the treasury pays. */
export const storyNames = [
  { name: 'ingrid.demo.eth', address: staff.ingrid.address },
  { name: 'kofi.demo.eth', address: staff.kofi.address },
  { name: 'mei.demo.eth', address: staff.mei.address },
  { name: 'noor.demo.eth', address: staff.noor.address },
  { name: 'tomás.demo.eth', address: staff.tomas.address },
  { name: 'harbour-press.demo.eth', address: vendors.harbour.address },
  { name: 'northlight.demo.eth', address: vendors.northlight.address },
  { name: 'paperboat.demo.eth', address: vendors.paperboat.address },
  { name: 'seed-library.demo.eth', address: grantees.seeds.address },
  { name: 'tidewater.demo.eth', address: grantees.tidewater.address },
] as const

/** Coin of those who send something themselves. */
export const purses = [
  { address: donors.hana.address, coin: '31.4' },
  { address: donors.oskar.address, coin: '58.02' },
  { address: donors.pia.address, coin: '12.775' },
  { address: donors.trust.address, coin: '640' },
  { address: donors.wren.address, coin: '20.1' },
  { address: strangers.lookAlike.address, coin: '0.4' },
  { address: strangers.meddler.address, coin: '1.2' },
  { address: strangers.airdropper.address, coin: '0.9' },
] as const
