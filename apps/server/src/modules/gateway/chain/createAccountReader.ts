import { type Address, type Hex, isHex } from 'viem'
import type { ChainClient } from '../../../chains/createChains.ts'
import type { CodeBook } from './createCodeBook.ts'
import type { AccountReader } from './readIdentity.ts'

/** Asks a chain's nodes. `read`: as good as a moment ago; `request`: as it is now. */
export function createAccountReader(
  client: Pick<ChainClient, 'read' | 'request'>,
  book: CodeBook,
  how: 'read' | 'request' = 'read',
): AccountReader {
  const ask = async (method: string, params: readonly unknown[]): Promise<Hex> => {
    const answer = await client[how](method, [...params, 'latest'])
    return isHex(answer) ? answer : '0x'
  }
  const code = (address: Address) => ask('eth_getCode', [address])
  return {
    code,
    slot: (address, slot) => ask('eth_getStorageAt', [address, slot]),
    identify: (address) => book(address, code),
  }
}
