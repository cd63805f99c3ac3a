import type { Gateway } from '@countersign/gateway'
import type { Askers } from '@countersign/judge'
import type { Client } from 'viem'
import type { WalletGate } from '../gate/createGate.ts'
import type { ActStore } from './createActStore.ts'

/** Held by one tab at a time, and let go when that tab is gone. */
export type ActLocks = {
  /** Runs it if nobody else holds the name; `taken` otherwise. */
  hold<value>(name: string, run: () => Promise<value>): Promise<value | 'taken'>
}

/** Whom the acts ask; a test brings its own. */
export type ActPorts = {
  store: ActStore
  wallet: WalletGate
  gateway: Gateway
  locks: ActLocks
  clientOf: (chainId: number) => Client
  /** Who is asked about a Safe's transaction once more before the wallet is. */
  askersOf: (chainId: number) => Askers
  now: () => number
  /** How a pause is waited out. */
  wait?: (milliseconds: number) => Promise<void>
  /** Names that nobody else has. */
  newToken: () => string
}
