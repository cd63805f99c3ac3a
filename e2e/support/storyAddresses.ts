import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** A vendor of the demo's story; keys that everybody can know. */
export const HARBOUR = privateKeyToAccount(
  keccak256(toHex('countersign demo: Harbour Press 5416')),
).address
/** Collectibles of the story: a leaf is one of a kind (ERC-721), of seed packets there are several (ERC-1155). */
export const LEAVES = '0x2dbf0276b578d28dAF5553991Fc2f11f4F81142a'
export const SEED_PACKETS = '0xCA1684AC490ff40B9E10d46A7BF3AA3De6354208'
