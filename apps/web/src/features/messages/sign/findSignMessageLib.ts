import type { Address, Client } from 'viem'
import { findOfficial } from '../../../shared/chain/findOfficial.ts'

/** Where the official ones are on most chains, newest first; what is there, the code's hash decides. */
const ADDRESSES: readonly Address[] = [
  '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa',
  '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
  '0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2',
  '0x98FFBBF51bb33A056B08ddf711f289936AafF717',
]

/** The official code by which a Safe signs a message on the chain; null where there is none. */
export const findSignMessageLib = (client: Client): Promise<Address | null> =>
  findOfficial(client, 'SignMessageLib', ADDRESSES)
