import type { Address } from 'viem'

/** The contract that lets somebody spend a little without the owners. */
export type LimitModule = {
  address: Address
  /** By Safe's makers; any other is labelled as what it is. */
  isOfficial: boolean
}

/** How much somebody may spend of a token, and how much of it they have. */
export type Limit = {
  delegate: Address
  /** The zero address for the coin. */
  token: Address
  amount: bigint
  spent: bigint
  /** After so many minutes all of it is there again; 0: never. */
  resetMinutes: number
  /** When the period began that is running, in minutes since 1970. */
  lastReset: number
}
