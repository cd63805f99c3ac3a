import type { Address } from 'viem'
import type { AbiValue } from '../abi/types.ts'

/** How a description wants a value to be written. What is not known here is written as it is. */
export type ClearFormat =
  | 'raw'
  | 'amount'
  | 'tokenAmount'
  | 'nftName'
  | 'addressName'
  | 'date'
  | 'duration'
  | 'unit'
  | 'enum'

export type ClearField = {
  path: string
  label: string
  format: ClearFormat
  /** Where the address of the token, or of the collection, is. */
  of?: { path: string } | { address: Address }
  /** Of a unit: what it counts, and where its point is. */
  base?: string
  decimals?: number
  /** Of a date: whether it counts blocks. */
  isBlock?: boolean
  /** Of an enum: the word for each value. */
  words?: Readonly<Record<string, string>>
}

export type ClearFunction = {
  /** `name(type name,…)`, as `parseFunction` reads it. */
  signature: string
  intent: string
  /** The intent with values in it, each by its path in braces. */
  sentence: string | null
  fields: readonly ClearField[]
}

/** What somebody wrote about a contract's functions (ERC-7730): words, and never what is so. */
export type ClearDescription = {
  /** Who is said to have made the contract. */
  owner: string | null
  deployments: readonly { chainId: number; address: Address }[]
  functions: readonly ClearFunction[]
}

/** A value of the bytes, with how to write it. */
export type DescribedValue =
  | { kind: 'raw'; value: AbiValue }
  | { kind: 'amount' | 'date' | 'block' | 'duration'; value: bigint }
  | { kind: 'tokenAmount' | 'nftName'; value: bigint; of: Address | null }
  | { kind: 'addressName'; value: Address }
  | { kind: 'unit'; value: bigint; base: string; decimals: number }
  | { kind: 'enum'; value: bigint; word: string }

export type DescribedField = { label: string; value: DescribedValue }
