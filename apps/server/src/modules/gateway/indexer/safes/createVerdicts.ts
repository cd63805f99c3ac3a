import type { SafeIdentity } from '@countersign/safe'
import type { Address } from 'viem'
import type { Log } from '../node/nodeAnswers.ts'

/** What was found out about accounts while a step is being read. */
export type Verdicts = {
  get: (address: Address, log: Log) => SafeIdentity | undefined
  set: (address: Address, log: Log, identity: SafeIdentity) => void
  clear: () => void
}

const MAX_ENTRIES = 100_000

/**
 * Keeps what is known of accounts until the step is written: one that takes too long is tried again,
 * and goes on where it stopped. By the block in which they were named: in a later one an account
 * can have become what it was not.
 */
export function createVerdicts(): Verdicts {
  const known = new Map<string, SafeIdentity>()
  const keyOf = (address: Address, { blockHash }: Log) => `${blockHash} ${address}`
  return {
    get: (address, log) => known.get(keyOf(address, log)),
    set(address, log, identity) {
      if (known.size < MAX_ENTRIES) known.set(keyOf(address, log), identity)
    },
    clear: () => known.clear(),
  }
}
