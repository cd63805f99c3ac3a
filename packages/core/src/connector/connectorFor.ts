import type { Connector } from '@wagmi/core'
import { keyOf } from '../discovery/keyOf.ts'
import type { WalletEntry } from '../discovery/walletEntry.ts'
import { ConnectorNotFoundError } from '../errors/connection.ts'
import type { Countersign } from '../types.ts'
import type { WalletChannel } from '../wallets/types.ts'
import { bestChannel } from './bestChannel.ts'
import { connectorIdOf, parseConnectorId } from './connectorIds.ts'
import { createFor } from './createFor.ts'
import { registerConnector } from './wagmiInternal.ts'
import type { walletConnector } from './walletConnector.ts'

type EstablishingConnector = Connector<ReturnType<typeof walletConnector>>

/** The connector that reaches a wallet: the same wallet, the same one. */
export async function connectorFor(
  countersign: Countersign,
  entry: WalletEntry,
  wanted?: WalletChannel,
): Promise<EstablishingConnector> {
  const channel = wanted ?? bestChannel(countersign, entry)
  if (!channel) throw new ConnectorNotFoundError(entry.name)
  const { config } = countersign
  const id = connectorIdOf(entry, channel)
  const listed = config.connectors.find((connector) => connector.id === id)
  if (!listed) return registerConnector(config, createFor(countersign, entry, channel))
  if ('provide' in listed && typeof listed.provide === 'function') {
    listed.provide(createFor(countersign, entry, channel))
  }
  return establishing(listed)
}

/** The connector with an id of an earlier page load, now or as soon as its wallet is announced. */
export async function connectorById(
  countersign: Countersign,
  id: string,
): Promise<EstablishingConnector | undefined> {
  const [channel, key] = parseConnectorId(id)
  if (!channel || !countersign.internal.isOurs) {
    const own = countersign.config.connectors.find((connector) => connector.id === id)
    if (own) return establishing(own)
  }
  if (!channel) return undefined
  if (channel !== 'injected') {
    const entry = countersign.wallets.get().find(({ channels }) => channels.includes(channel))
    return entry && connectorFor(countersign, entry, channel)
  }
  const entry = await announced(countersign, key)
  return entry && connectorFor(countersign, entry, 'injected')
}

/** One of the app's own learns what ours can. */
async function establishing(connector: Connector): Promise<EstablishingConnector> {
  if (!('establish' in connector)) {
    const { establishOwn } = await import('./establishOwn.ts')
    Object.assign(connector, { establish: establishOwn(connector), release() {} })
  }
  // Only two kinds of connectors have this method, and both have the others, too.
  return connector as EstablishingConnector
}

/** An installed wallet by its key; one that has not announced itself yet is waited for, a little. */
function announced(
  { wallets, timeouts }: Countersign,
  key: string,
): Promise<WalletEntry | undefined> {
  const find = () => wallets.get().find((entry) => keyOf(entry) === key && entry.provider)
  return new Promise((resolve) => {
    const present = find()
    if (present) return resolve(present)
    const finish = (entry?: WalletEntry) => {
      clearTimeout(timer)
      unsubscribe()
      resolve(entry)
    }
    const timer = setTimeout(finish, timeouts.announce)
    const unsubscribe = wallets.subscribe(() => {
      const entry = find()
      if (entry) finish(entry)
    })
  })
}
