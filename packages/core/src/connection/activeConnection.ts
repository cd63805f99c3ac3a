import type { Address } from 'viem'
import { NotConnectedError } from '../errors/connection.ts'
import { isProvider, type Provider } from '../provider/types.ts'
import type { Countersign } from '../types.ts'

export type ActiveConnection = { provider: Provider; account: Address; chainId: number }

/** The connected wallet, its first account and its chain; throws when there is none. */
export async function activeConnection({ config }: Countersign): Promise<ActiveConnection> {
  const { connections, current, status } = config.state
  const connection = current && status === 'connected' ? connections.get(current) : undefined
  const provider = await connection?.connector.getProvider()
  if (!connection || !isProvider(provider)) throw new NotConnectedError()
  return { provider, account: connection.accounts[0], chainId: connection.chainId }
}
