import { listConnectors } from '../connector/listConnectors.ts'
import { ownWallets, withOwn } from '../discovery/ownWallets.ts'
import type { Countersign } from '../types.ts'
import { followOwnConnectors, followWagmi, forgetGone } from './followWagmi.ts'

/**
 * Makes wagmi's own actions and hooks, and ours, one truth. A file of its own, fetched beside the page:
 * nothing of it is drawn.
 */
export function joinWagmi(countersign: Countersign): void {
  const { config, internal, wallets } = countersign
  internal.goodbye = (connectorId) => forgetGone(countersign, connectorId)
  followWagmi(countersign)
  if (internal.isOurs) {
    listConnectors(countersign)
  } else {
    followOwnConnectors(countersign)
    wallets.arrange((entries) => withOwn(entries, ownWallets(config.connectors)))
  }
}
