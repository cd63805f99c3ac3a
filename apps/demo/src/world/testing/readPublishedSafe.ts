import { createRequire } from 'node:module'
import type { Address, Hash } from 'viem'
import type { SafeContracts } from '../contracts.ts'

const require = createRequire(import.meta.url)

const common = {
  fallbackHandler: 'compatibility_fallback_handler',
  multiSend: 'multi_send',
  multiSendCallOnly: 'multi_send_call_only',
  signMessageLib: 'sign_message_lib',
  simulateTxAccessor: 'simulate_tx_accessor',
  createCall: 'create_call',
} as const

const files: Record<'1.3.0' | '1.4.1', Record<keyof SafeContracts, string>> = {
  '1.3.0': {
    ...common,
    singleton: 'gnosis_safe',
    singletonL2: 'gnosis_safe_l2',
    proxyFactory: 'proxy_factory',
  },
  '1.4.1': {
    ...common,
    singleton: 'safe',
    singletonL2: 'safe_l2',
    proxyFactory: 'safe_proxy_factory',
  },
}

/** What Safe says about a contract: the address it has on most chains, and the hash of its code. */
export function readPublishedSafe(
  version: '1.3.0' | '1.4.1',
  name: keyof SafeContracts,
): { address: Address; codeHash: Hash } {
  const path = `@safe-global/safe-deployments/dist/assets/v${version}/${files[version][name]}.json`
  // The published file has this shape; a test compares its values with the chain.
  const { deployments } = require(path) as {
    deployments: { canonical: { address: Address; codeHash: Hash } }
  }
  return deployments.canonical
}
