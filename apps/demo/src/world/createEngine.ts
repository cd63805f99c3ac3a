import { type Engine, startEngine } from '@countersign/testbed'
import { type ChainDefinition, genesisTime, initialBaseFee } from './definitions.ts'

export type { Engine }

/**
 * A real EVM inside this process, empty, with instant mining.
 *
 * `birthmark` makes its first block, and so the hash of every later one, unlike that of another start.
 */
export function createEngine(definition: ChainDefinition, birthmark = 0): Promise<Engine> {
  return startEngine({
    chainId: definition.id,
    hardfork: 'osaka',
    // The node holds no keys, like any public one: senders sign for themselves.
    accounts: [],
    initialDate: new Date(genesisTime * 1000),
    // The one field of the first block that can be chosen and leaves no trace in the state: nothing
    // is paid for in an empty block, and the set-up chooses the next block's fee.
    initialBaseFeePerGas: initialBaseFee + BigInt(birthmark),
    // Otherwise each block of a burst is a second later, and the clock stays ahead for good.
    allowBlocksWithSameTimestamp: true,
    // A transaction that fails is still mined: its sender gets the hash, as on public chains.
    throwOnTransactionFailures: false,
  })
}
