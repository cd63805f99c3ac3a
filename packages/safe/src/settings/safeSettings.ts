import type { Address } from 'viem'

/** What a Safe's owners may change by calling the Safe itself. */
export type SafeSettings = {
  address: Address
  version: string
  /** In the contract's own order, which a removal has to name. */
  owners: readonly Address[]
  threshold: number
  /** In the contract's own order; null when it cannot say. */
  modules: readonly Address[] | null
  guard: Address | null
  fallbackHandler: Address | null
}
