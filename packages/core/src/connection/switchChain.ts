import { ChainNotConfiguredError } from '../errors/chain.ts'
import { NotConnectedError, UnsupportedMethodError } from '../errors/connection.ts'
import { toCountersignError } from '../errors/toCountersignError.ts'
import type { Countersign } from '../types.ts'
import { isConfigured } from './applyConnection.ts'
import type { ConnectResult } from './attempt.ts'

export type SwitchChainParameters = { chainId: number }
export type SwitchChainReturnType = ConnectResult['chain']

/**
 * Moves the connected wallet to another of the app's chains and checks that it went there. A chain
 * the app does not know is refused before the wallet is asked.
 */
export async function switchChain(
  { config }: Countersign,
  { chainId }: SwitchChainParameters,
): Promise<SwitchChainReturnType> {
  const { connections, current } = config.state
  const connection = current ? connections.get(current) : undefined
  if (!connection) throw new NotConnectedError()
  if (!isConfigured(config, chainId)) throw new ChainNotConfiguredError(chainId)
  if (connection.chainId === chainId) return { id: chainId, unsupported: false }
  if (!connection.connector.switchChain) throw new UnsupportedMethodError()
  try {
    await connection.connector.switchChain({ chainId })
  } catch (error) {
    throw toCountersignError(error)
  }
  return { id: chainId, unsupported: false }
}
