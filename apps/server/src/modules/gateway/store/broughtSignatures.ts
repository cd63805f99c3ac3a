import type { Address, Hex } from 'viem'

/** What owners bring, each found to count; and what is kept of them that was found not to any more. */
export type BroughtSignatures = {
  signatures: readonly { owner: Address; signature: Hex }[]
  stale: readonly Hex[]
}
