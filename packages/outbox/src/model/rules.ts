import type { Address, Hash } from 'viem'

export const MAX_DESCRIPTION = 1_000

export const isHash = (value: unknown): value is Hash =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{64}$/.test(value)

export const isAddress = (value: unknown): value is Address =>
  typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)

export const isDescription = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_DESCRIPTION

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

export const isPositive = (value: unknown): value is number => isCount(value) && value > 0

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Hexadecimal in its one spelling here. */
export const lower = <hex extends `0x${string}`>(value: hex): hex =>
  // Changes the case of the digits only.
  value.toLowerCase() as hex
