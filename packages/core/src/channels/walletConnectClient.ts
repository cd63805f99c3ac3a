import { SignClient } from '@walletconnect/sign-client'
import { NoProjectIdError } from '../errors/walletConnect.ts'
import type { Countersign } from '../types.ts'
import { calmRelay } from './walletConnectRelay.ts'
import type {
  WalletConnectClient,
  WalletConnectOptions,
  WalletConnectStorage,
} from './walletConnectTypes.ts'

type Identity = { projectId: string; relayUrl?: string; name: string; url: string }

/** R-WAL-6: one client per distinct set of options, whoever asks and however often. */
const clients = new Map<
  WalletConnectStorage | undefined,
  Map<string, Promise<WalletConnectClient>>
>()

/** The client for an app's options. */
export async function walletConnectClient({
  appName,
  walletConnect,
  window,
}: Pick<Countersign, 'appName' | 'walletConnect' | 'window'>): Promise<WalletConnectClient> {
  if (!walletConnect?.projectId) throw new NoProjectIdError()
  const { projectId, relayUrl, storage }: WalletConnectOptions = walletConnect
  const identity: Identity = {
    projectId,
    ...(relayUrl && { relayUrl }),
    name: appName,
    url: window?.location.origin ?? '',
  }
  const key = JSON.stringify(identity)
  const known = clients.get(storage) ?? new Map<string, Promise<WalletConnectClient>>()
  clients.set(storage, known)
  const present = known.get(key)
  if (present) return present
  const made = start(identity, storagePrefix(identity, key), storage)
  known.set(key, made)
  // A start that failed is tried again the next time.
  made.catch(() => known.delete(key))
  return made
}

/** Which options use a prefix on this page. */
const owners = new Map<string, string>()

/**
 * Clients with one prefix would share a core behind their backs, and each would take the other's
 * answers. The usual first and only one is named without the app's name: renaming an app must not
 * cost its visitors their sessions.
 */
function storagePrefix({ projectId, relayUrl = '', name, url }: Identity, key: string): string {
  const prefix = `countersign|${projectId}|${relayUrl}`
  const owner = owners.get(prefix) ?? key
  owners.set(prefix, owner)
  return owner === key ? prefix : `${prefix}|${name}|${url}`
}

async function start(
  { projectId, relayUrl, name, url }: Identity,
  customStoragePrefix: string,
  storage?: WalletConnectStorage,
): Promise<WalletConnectClient> {
  const client = await SignClient.init({
    projectId,
    ...(relayUrl && { relayUrl }),
    ...(storage && { storage }),
    customStoragePrefix,
    metadata: { name, description: name, url, icons: [] },
    telemetryEnabled: false,
    // What goes wrong is told to the visitor; the console is the app's.
    logger: 'silent',
  })
  calmRelay(client)
  return client
}
