import type { Address } from 'viem'

/** The newest official code that a chain has, by the contract that installs it. */
export type SafeUpdate = {
  kind: 'update'
  /** Delegatecalled by the Safe; who builds it has found its code to be the makers' own. */
  migration: Address
  /** Of what it installs. */
  version: string
  /** The code that tells by events what it does, as second layers need it. */
  isL2: boolean
  /** The official handler of the new version, for Safes that have one of an older; null leaves it. */
  handler: Address | null
}
