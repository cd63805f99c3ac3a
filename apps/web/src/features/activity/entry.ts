import type { AddressInfo, Transaction } from '@countersign/gateway'
import type { Address, Hex } from 'viem'
import type { Description } from '../../shared/transaction/description.ts'

/** Something that happened, whoever told us: a gateway, or a node's logs. */
export type Entry = {
  id: string
  time: number
  description: Description
  /** The contract of what was moved, the zero address for the coin; null if nothing was. */
  token: Address | null
  /** What the gateway calls that, as it came: only for what is wrong with it. */
  symbol: string | null
  status: Transaction['txStatus']
  nonce: number | null
  signatures: { given: number; required: number } | null
  /** The module that did it, without signatures. */
  module: AddressInfo | null
  hash: Hex | null
  /** The gateway takes it for an imitation of another transfer. */
  isImitation: boolean
  /** Whether the gateway knows the token; null where that is no question. */
  isListed: boolean | null
  /** Whether there is a page about it. */
  hasPage: boolean
}
