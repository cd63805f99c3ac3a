import type { Channel } from '../../connector/walletConnector.ts'
import type { Countersign } from '../../createCountersign.ts'
import { SafeUnavailableError } from '../../errors/safe.ts'
import type { Provider } from '../../provider/types.ts'
import { withTimeout } from '../../shared/withTimeout.ts'

/** A host answers at once or is none; wagmi's 10 ms lose to a busy one. */
const HOST_ANSWER_MS = 2_000

/** Reaches the Safe that hosts this page in a frame; there is none when the page stands alone. */
export function safeChannel({ window, safeOrigins }: Countersign): Channel {
  let provider: Provider | undefined
  return {
    async open() {
      if (!window || window.parent === window) return undefined
      provider ??= await askHost(safeOrigins)
      return provider
    },
    // The host decides which Safe is shown; there is nothing to say goodbye to.
    close: async () => {},
  }
}

async function askHost(origins: readonly string[]): Promise<Provider> {
  const [{ default: SafeAppsSDK }, { SafeAppProvider }] = await Promise.all([
    import('@safe-global/safe-apps-sdk'),
    import('@safe-global/safe-apps-provider'),
  ])
  const sdk = new SafeAppsSDK({ allowedDomains: origins.map(exactly) })
  const info = await withTimeout(
    sdk.safe.getInfo(),
    HOST_ANSWER_MS,
    () => new SafeUnavailableError({ details: 'The page around this one is not a Safe.' }),
  ).catch((cause: unknown) => {
    throw cause instanceof SafeUnavailableError ? cause : new SafeUnavailableError({ cause })
  })
  // An EIP-1193 provider whose event types are looser than ours.
  const inner = new SafeAppProvider(info, sdk) as unknown as Provider
  return {
    on: (event, listener) => inner.on?.(event, listener),
    removeListener: (event, listener) => inner.removeListener?.(event, listener),
    request: ({ method, params }) =>
      // A Safe is shared by being opened in it; its provider knows no asking.
      inner.request({ method: method === 'eth_requestAccounts' ? 'eth_accounts' : method, params }),
  }
}

/** The SDK tests origins with regular expressions; an unanchored one admits look-alikes. */
const exactly = (origin: string) => new RegExp(`^${origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
