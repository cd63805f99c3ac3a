import type { Address, Hex } from 'viem'
import { testChain, testConfig } from '../../../../testing/testConfig.ts'
import { createSuspects } from '../../chain/createSuspects.ts'
import type { GatewayChain } from '../../chain/gatewayChain.ts'

export type FakeCall = { to: Address; data: Hex }

/** A chain without a node: a function answers its calls. */
export function fakeChain(
  answer: (call: FakeCall) => unknown = () => '0x',
  contracts: { multicall3?: Address } = {},
): GatewayChain {
  const [config] = testConfig({}, { chains: [{ ...testChain(), contracts }] }).chains
  if (!config) throw new Error('There is one.')
  const read = async (_method: string, params: readonly unknown[] = []) =>
    answer(params[0] as FakeCall) // what eth_call takes
  const nothing = async () => '0x' as const
  const accounts = { code: nothing, slot: nothing, identify: async () => null }
  return {
    id: config.id,
    config,
    client: {
      id: config.id,
      shortName: config.shortName,
      request: read,
      read,
      readNode: () => read,
      requestEach: async () => [],
      nodes: () => [],
      watch: { heads: () => [], disagreements: () => 0, look: async () => {} },
    },
    identify: async () => null,
    accounts: { read: accounts, request: accounts },
    suspects: createSuspects(() => 0),
  }
}
