import { type Address, type Client, hexToBigInt, numberToHex } from 'viem'
import type { ActCall } from '../../../shared/acts/acts.ts'

/** What a node says that a wallet's call takes. viem's own function brings all that makes transactions. */
export async function askGas(
  client: Client,
  from: Address,
  { to, value, data }: ActCall,
): Promise<bigint> {
  const gas = await client.request({
    method: 'eth_estimateGas',
    params: [{ from, to, value: numberToHex(value), data }],
  })
  return hexToBigInt(gas)
}
