import type { Address, Hex } from 'viem'

export type AbiType =
  | { kind: 'uint' | 'int'; bits: number }
  | { kind: 'address' | 'bool' | 'bytes' | 'string' }
  | { kind: 'fixedBytes'; size: number }
  | { kind: 'array'; of: AbiType; length: number | null }
  | { kind: 'tuple'; components: readonly AbiInput[] }

export type AbiInput = { name: string; type: AbiType }

export type AbiFunction = {
  name: string
  inputs: readonly AbiInput[]
  /** Name and types alone, such as `transfer(address,uint256)`. */
  signature: string
  selector: Hex
}

/** Numbers are bigint, addresses checksummed, tuples arrays in order. */
export type AbiValue = bigint | boolean | string | Address | Hex | readonly AbiValue[]
