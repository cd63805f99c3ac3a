import type { Connector } from '@wagmi/core'
import type { Address } from 'viem'
import type { Countersign } from '../types.ts'

export type ConnectedAccount = { address: Address; chainId: number; connector: Connector }

/** The account that would sign in, if one is connected. */
export function connectedAccount({ config }: Countersign): ConnectedAccount | undefined {
  const { connections, current } = config.state
  const connection = current ? connections.get(current) : undefined
  if (!connection) return undefined
  const { accounts, chainId, connector } = connection
  return { address: accounts[0], chainId, connector }
}
