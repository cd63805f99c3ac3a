import type { Chain } from '@countersign/gateway'
import { publicRpcUrl } from '../../../chains/publicRpcUrl.ts'
import type { ChainConfig } from '../../../config/types.ts'
import { RECOMMENDED_VERSION } from './versionState.ts'

/**
 * A chain as the gateway describes it. Its nodes stay ours: it names our own proxy to them, and to
 * strangers the node that is open to them, if one is.
 */
export function toChain(chain: ChainConfig, origin: string): Chain {
  const { id, name, shortName, nativeCurrency, explorer, features, l2 } = chain
  const rpcUri = { authentication: 'NO_AUTHENTICATION' as const, value: `${origin}/api/rpc/${id}` }
  const open = publicRpcUrl(chain)
  const publicRpcUri = open ? { ...rpcUri, value: new URL(open, origin).href } : rpcUri
  const base = explorer?.replace(/\/+$/, '')
  return {
    chainId: String(id),
    chainName: name,
    shortName,
    description: '',
    chainLogoUri: null,
    l2,
    isTestnet: false,
    zk: false,
    nativeCurrency: { ...nativeCurrency, logoUri: null },
    transactionService: origin,
    rpcUri,
    safeAppsRpcUri: rpcUri,
    publicRpcUri,
    blockExplorerUriTemplate: {
      address: base ? `${base}/address/{{address}}` : '',
      txHash: base ? `${base}/tx/{{txHash}}` : '',
      api: base
        ? `${base}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`
        : '',
    },
    beaconChainExplorerUriTemplate: { publicKey: null },
    theme: { textColor: '#ffffff', backgroundColor: '#111111' },
    ensRegistryAddress: null,
    gasPrice: [],
    disabledWallets: [],
    features: [...features],
    balancesProvider: { chainName: null, enabled: false },
    recommendedMasterCopyVersion: RECOMMENDED_VERSION,
    relayer: null,
  }
}
