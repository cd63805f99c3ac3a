import type { IdentifiedCode } from '@countersign/safe'
import type { Address } from 'viem'

/** Which contract stands at an address, by everybody who reads the chain. */
export type SeenCode =
  /** All who answered brought the same code; `contract` is null for code that nobody knows. */
  | { state: 'same'; contract: IdentifiedCode | null; voices: number }
  /** One of them lies, and nobody can tell which. */
  | { state: 'disputed' }
  | { state: 'unheard' }

export type CodeReader = (address: Address) => Promise<SeenCode>
