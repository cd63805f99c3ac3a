import type { Config, Connector, CreateConnectorFn } from '@wagmi/core'

/**
 * All that we use of what wagmi keeps to itself (`config._internal`): its actions make and follow
 * connectors there, and so do ours. Whoever updates wagmi looks here.
 */

/** Makes a connector, one of the config's from then on. */
export function registerConnector<create extends CreateConnectorFn>(
  { _internal: { connectors } }: Config,
  create: create,
): Connector<create> {
  const connector = connectors.setup(create)
  connectors.setState((others) => [...others, connector])
  // `setup` returns what the function made, but its type forgets that.
  return connector as unknown as Connector<create>
}

/** Lets changes of a connector change the config's state. */
export function followConnector(config: Config, { emitter }: Connector): void {
  const { change, connect, disconnect } = config._internal.events
  emitter.off('connect', connect)
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
}

/** What the connector says from now on changes nothing. */
export function unfollowConnector(config: Config, { emitter }: Connector): void {
  emitter.off('change', config._internal.events.change)
  emitter.off('disconnect', config._internal.events.disconnect)
}
