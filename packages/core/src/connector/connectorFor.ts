import type { Connector } from '@wagmi/core'
import { openChannel } from '../channels/openChannel.ts'
import { keyOf } from '../discovery/keyOf.ts'
import type { WalletEntry } from '../discovery/walletEntry.ts'
import { ConnectorNotFoundError } from '../errors/connection.ts'
import type { Countersign } from '../types.ts'
import type { WalletChannel } from '../wallets/types.ts'
import { bestChannel } from './bestChannel.ts'
import { registerConnector } from './wagmiInternal.ts'
import { walletConnector } from './walletConnector.ts'

type EstablishingConnector = Connector<ReturnType<typeof walletConnector>>

/** The connector that reaches a wallet, made on first use and kept: the same wallet, the same one. */
export async function connectorFor(
  countersign: Countersign,
  entry: WalletEntry,
  wanted?: WalletChannel,
): Promise<EstablishingConnector> {
  const channel = wanted ?? bestChannel(countersign, entry)
  if (!channel) throw new ConnectorNotFoundError(entry.name)
  const id = channel === 'injected' ? `injected:${keyOf(entry)}` : channel
  return (
    existing(countersign, id) ??
    registerConnector(
      countersign.config,
      walletConnector({
        id,
        name: channel === 'injected' || entry.id === channel ? entry.name : CHANNEL_NAMES[channel],
        type: channel,
        ...(typeof entry.icon === 'string' && { icon: entry.icon }),
        timeouts: countersign.timeouts,
        ...openChannel(countersign, channel, keyOf(entry)),
      }),
    )
  )
}

/** The connector with an id of an earlier page load, now or as soon as its wallet is announced. */
export async function connectorById(
  countersign: Countersign,
  id: string,
): Promise<EstablishingConnector | undefined> {
  const present = existing(countersign, id)
  if (present) return present
  const [channel, key] = split(id)
  if (!channel) return undefined
  if (channel !== 'injected') {
    const entry = countersign.wallets.get().find(({ channels }) => channels.includes(channel))
    return entry && connectorFor(countersign, entry, channel)
  }
  const entry = await announced(countersign, key)
  return entry && connectorFor(countersign, entry, 'injected')
}

const CHANNEL_NAMES = {
  walletConnect: 'WalletConnect',
  coinbase: 'Coinbase Wallet',
  safe: 'Safe',
} as const

function split(id: string): [WalletChannel | undefined, string] {
  if (id.startsWith('injected:')) return ['injected', id.slice('injected:'.length)]
  return [id in CHANNEL_NAMES ? (id as keyof typeof CHANNEL_NAMES) : undefined, '']
}

function existing({ config }: Countersign, id: string): EstablishingConnector | undefined {
  const found = config.connectors.find((connector) => connector.id === id)
  // Only connectors that this file registered have such an id and this method.
  return found && 'establish' in found ? (found as EstablishingConnector) : undefined
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
