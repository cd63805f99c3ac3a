import type { Gateway } from '@countersign/gateway'
import type { Address, Client, Hex } from 'viem'
import type { ActFault } from '../../../shared/acts/act.ts'
import type { ActLocks } from '../../../shared/acts/ports.ts'
import type { WalletGate } from '../../../shared/gate/createGate.ts'
import type { SignedMessage } from '../../../shared/local/createMemory.ts'
import type { LocalStore } from '../../../shared/local/openLocal.ts'

/** Whom signing a message asks; a test brings its own. */
export type MessagePorts = {
  wallet: WalletGate
  client: Client
  gateway: Gateway
  locks: ActLocks
  signed: LocalStore<readonly SignedMessage[]>
}

/** A Safe as the chain has it right now. */
export type SigningSafe = {
  chainId: number
  address: Address
  version: string
  owners: readonly Address[]
}

/** How signing a message ended. Nothing throws: each ends in words and a way on. */
export type MessageResult =
  | { status: 'done'; hash: Hex }
  /** Signed, and kept here: the gateway could not be told. */
  | { status: 'kept'; hash: Hex; fault: ActFault }
  /** Nothing was signed, or nothing that counts. */
  | { status: 'refused'; fault: ActFault }
