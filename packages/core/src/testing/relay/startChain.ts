import { type Chain, custom, defineChain, type Transport } from 'viem'

export type EmbeddedChain = {
  chain: Chain
  transport: Transport
  request(call: { method: string; params?: unknown }): Promise<unknown>
  stop(): Promise<void>
}

/** The mnemonic that development chains agree on; its accounts have coins there. */
export const MNEMONIC = 'test test test test test test test test test test test junk'

/** A real EVM inside the test process. */
export async function startChain(id = 31_337): Promise<EmbeddedChain> {
  // Read once, when it is imported; there is no option.
  process.env.HARDHAT_DISABLE_TELEMETRY = 'true'
  const { createHardhatRuntimeEnvironment } = await import('hardhat/hre')
  const environment = await createHardhatRuntimeEnvironment({
    networks: {
      embedded: { type: 'edr-simulated', chainId: id, accounts: { mnemonic: MNEMONIC } },
    },
  })
  const { provider, close } = await environment.network.create('embedded')
  const request: EmbeddedChain['request'] = ({ method, params }) =>
    // viem and our own code send lists; the engine's type says so, EIP-1193's does not.
    provider.request({ method, params: params as unknown[] })
  return {
    chain: defineChain({
      id,
      name: 'Embedded',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['http://embedded.test'] } },
    }),
    transport: custom({ request }),
    request,
    stop: () => close(),
  }
}
