import type { Connector } from '@wagmi/core'
import { UserRejectedError } from '../errors/connection.ts'
import type { ConnectAnswer, EstablishParameters } from './walletConnector.ts'

/** As long as WalletConnect keeps a code. */
const PAIRING_MS = 300_000

/** Connects with a connector of the app's own, telling what it tells. */
export const establishOwn =
  (connector: Connector) =>
  async (asked: EstablishParameters = {}): Promise<ConnectAnswer> => {
    const { chainId, isReconnecting = false, signal, report = () => {} } = asked
    if (isReconnecting && !(await connector.isAuthorized())) throw new UserRejectedError()
    const onMessage = ({ type, data }: { type: string; data?: unknown }) => {
      if (type !== 'display_uri' || typeof data !== 'string') return
      report({ type: 'pairingCreated', uri: data, expiresAt: Date.now() + PAIRING_MS })
    }
    report({ type: 'opened' })
    connector.emitter.on('message', onMessage)
    try {
      const found = await connector.connect({ isReconnecting, ...(chainId && { chainId }) })
      signal?.throwIfAborted()
      if (found.accounts.length === 0) throw new UserRejectedError()
      return found
    } finally {
      connector.emitter.off('message', onMessage)
    }
  }
