import { type Address, type Client, type Hex, InternalRpcError, isHex } from 'viem'

/** Not viem's `getCode`: for it, a node that answers nothing and an address without code are the same. */
export async function readCode(client: Client, address: Address): Promise<Hex> {
  const code: unknown = await client.request({
    method: 'eth_getCode',
    params: [address, 'latest'],
  })
  if (isHex(code)) return code
  throw new InternalRpcError(new Error('The node answered eth_getCode with something else.'))
}
