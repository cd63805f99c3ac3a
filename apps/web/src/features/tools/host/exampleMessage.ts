import type { Address, TypedDataDefinition } from 'viem'

type Example = { appName: string; chainId: number; safe: Address; text: string }

/** Typed data that says something and moves nothing. */
export function exampleMessage({ appName, chainId, safe, text }: Example) {
  return {
    domain: { name: appName, version: '1', chainId },
    primaryType: 'Note',
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Note: [
        { name: 'from', type: 'address' },
        { name: 'text', type: 'string' },
      ],
    },
    message: { from: safe, text },
  } as const satisfies TypedDataDefinition
}
