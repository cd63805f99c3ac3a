import type { Address } from 'viem'

const HOUR = 3_600_000

/** What somebody signs so that a gateway does something with a proposal, good for one hour. */
export type RequestTypedData<Name extends string, Message> = {
  domain: { name: string; version: string; chainId: number; verifyingContract: Address }
  types: Record<string, readonly { name: string; type: string }[]>
  primaryType: Name
  message: Message & { totp: number }
}

/** Good for the hour of `time`, so that who finds it later cannot use it. */
export function requestTypedData<Name extends string, Message>(
  safe: { chainId: number | bigint; address: Address },
  request: { name: Name; fields: readonly { name: string; type: string }[]; message: Message },
  time: number,
): RequestTypedData<Name, Message> {
  return {
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      chainId: Number(safe.chainId),
      verifyingContract: safe.address,
    },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      [request.name]: [...request.fields, { name: 'totp', type: 'uint256' }],
    },
    primaryType: request.name,
    message: { ...request.message, totp: Math.floor(time / HOUR) },
  }
}
