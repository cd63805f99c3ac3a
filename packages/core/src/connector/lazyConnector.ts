import type { CreateConnectorFn } from '@wagmi/core'

type Methods = Record<string, (...values: unknown[]) => unknown>

export type LazyConnectorParameters = {
  id: string
  name: string
  type: string
  icon?: string
  /** Fetches what really connects. */
  load: () => Promise<CreateConnectorFn>
}

const METHODS = [
  ...['establish', 'connect', 'getProvider', 'getAccounts', 'getChainId'],
  ...['isAuthorized', 'switchChain'],
]

/**
 * A connector that is listed with the page and made when it is first used: a visitor who never connects
 * does not pay for connecting. `provide` makes it at once, for whoever has the code already.
 */
export function lazyConnector(parameters: LazyConnectorParameters): CreateConnectorFn {
  const { id, name, type, icon, load } = parameters
  const create = (config: Parameters<CreateConnectorFn>[0]) => {
    let inner: Methods | undefined
    const provide = (make: CreateConnectorFn) => {
      // A connector is a record of functions to whoever only passes calls on.
      inner ??= make(config) as unknown as Methods
      return inner
    }
    const call = async (method: string, values: unknown[]) =>
      (inner ?? provide(await load()))[method]?.(...values)
    const methods = METHODS.map((method) => [
      method,
      (...values: unknown[]) => call(method, values),
    ])
    return {
      ...{ id, name, type, icon, provide },
      ...Object.fromEntries(methods),
      disconnect: async () => inner?.disconnect?.(),
      release: () => void inner?.release?.(),
      wake: async () => inner?.wake?.(),
      // The session hears the provider itself; wagmi only requires that these exist.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }
  }
  // Every method that wagmi knows is there, by name.
  return create as unknown as CreateConnectorFn
}
