import type { Chain } from '@countersign/gateway'
import { publicRpcUrl } from '../../../chains/publicRpcUrl.ts'
import type { ChainConfig } from '../../../config/types.ts'
import { neutralPicture } from './neutralPicture.ts'
import { RECOMMENDED_VERSION } from './versionState.ts'

/**
 * A chain as the gateway describes it. Its nodes stay ours: it names the node that any page may ask,
 * if one is open, or else our own proxy, which answers our own pages alone. Links of a chain without an
 * explorer lead to pages of ours: official clients fall over empty ones.
 */
export function toChain(chain: ChainConfig, origin: string): Chain {
  const { id, name, shortName, nativeCurrency, explorer, features, l2 } = chain
  const node = new URL(publicRpcUrl(chain) ?? `/api/rpc/${id}`, origin).href
  const rpcUri = { authentication: 'NO_AUTHENTICATION' as const, value: node }
  const base = (explorer ?? `${origin}/explorer/${id}`).replace(/\/+$/, '')
  return {
    chainId: String(id),
    chainName: name,
    shortName,
    description: '',
    chainLogoUri: null,
    l2,
    isTestnet: false,
    zk: false,
    nativeCurrency: { ...nativeCurrency, logoUri: neutralPicture },
    transactionService: `${origin}/tx-service/${shortName}`,
    rpcUri,
    safeAppsRpcUri: rpcUri,
    publicRpcUri: rpcUri,
    blockExplorerUriTemplate: {
      address: `${base}/address/{{address}}`,
      txHash: `${base}/tx/{{txHash}}`,
      api: `${base}/api?module={{module}}&action={{action}}&address={{address}}&apiKey={{apiKey}}`,
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
