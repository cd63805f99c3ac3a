import type { EdrNetworkUserConfig } from 'hardhat/types/config'

export type Engine = {
  request: (method: string, params?: readonly unknown[]) => Promise<unknown>
  close: () => Promise<void>
}

/** What development chains agree on; its accounts have coins there. */
export const MNEMONIC = 'test test test test test test test test test test test junk'

/** A real EVM inside this process, with instant mining. */
export async function startEngine(network: Omit<EdrNetworkUserConfig, 'type'>): Promise<Engine> {
  // Otherwise, on a terminal, the engine starts a process of its own that reports usage and writes
  // to the home directory. It has no option for this, and reads the variable at every connection.
  process.env.HARDHAT_DISABLE_TELEMETRY = 'true'
  // Loaded here, because it is large and most importers need only types.
  const { createHardhatRuntimeEnvironment } = await import('hardhat/hre')
  const environment = await createHardhatRuntimeEnvironment(
    { networks: { local: { ...network, type: 'edr-simulated', chainType: 'l1' } } },
    {},
    // Given, so that no configuration file is searched for.
    import.meta.dirname,
  )
  const connection = await environment.network.create('local')
  return {
    request: (method, params = []) => connection.provider.request({ method, params: [...params] }),
    close: () => connection.close(),
  }
}
