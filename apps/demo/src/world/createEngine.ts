import { join } from 'node:path'
import { type ChainDefinition, genesisTime, initialBaseFee } from './definitions.ts'
import type { ChainRequest } from './types.ts'

export type Engine = { request: ChainRequest; close(): Promise<void> }

/**
 * A real EVM inside this process, empty, with instant mining.
 *
 * `birthmark` makes its first block, and so the hash of every later one, unlike that of another start.
 */
export async function createEngine(definition: ChainDefinition, birthmark = 0): Promise<Engine> {
  // Otherwise, on a terminal, the engine starts a process of its own that reports usage and writes
  // to the home directory. It has no option for this, and reads the variable at every connection.
  process.env.HARDHAT_DISABLE_TELEMETRY = 'true'

  // Loaded here, because it is large and most importers of the world need only addresses and types.
  const { createHardhatRuntimeEnvironment } = await import('hardhat/hre')
  const environment = await createHardhatRuntimeEnvironment(
    {
      networks: {
        [definition.shortName]: {
          type: 'edr-simulated',
          chainType: 'l1',
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
        },
      },
    },
    {},
    // Given, so that no configuration file is searched for.
    join(import.meta.dirname, '../..'),
  )
  const connection = await environment.network.create(definition.shortName)

  return {
    request: (method, params = []) => connection.provider.request({ method, params: [...params] }),
    close: () => connection.close(),
  }
}
