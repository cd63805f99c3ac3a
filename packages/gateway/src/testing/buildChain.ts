import type { Chain, MasterCopy } from '../schemas/chain.ts'
import type { SafeApp } from '../schemas/safeApp.ts'
import { addressOf } from './values.ts'

export function buildChain(changes: Partial<Chain> = {}): Chain {
  const rpcUri = { authentication: 'NO_AUTHENTICATION', value: 'https://rpc.test' } as const
  return {
    chainId: '31337',
    chainName: 'Chain One',
    shortName: 'one',
    description: 'A chain for tests',
    chainLogoUri: null,
    l2: false,
    isTestnet: true,
    zk: false,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, logoUri: null },
    transactionService: 'https://service.test',
    rpcUri,
    safeAppsRpcUri: rpcUri,
    publicRpcUri: rpcUri,
    blockExplorerUriTemplate: {
      address: 'https://explorer.test/address/{{address}}',
      txHash: 'https://explorer.test/tx/{{txHash}}',
      api: null,
    },
    beaconChainExplorerUriTemplate: { publicKey: null },
    theme: { textColor: '#ffffff', backgroundColor: '#000000' },
    ensRegistryAddress: null,
    gasPrice: [{ type: 'fixed', weiValue: '1000000000' }],
    disabledWallets: [],
    features: ['ERC721', 'SAFE_APPS', 'EIP1559', 'EIP1271'],
    balancesProvider: { chainName: null, enabled: false },
    recommendedMasterCopyVersion: '1.4.1',
    relayer: null,
    ...changes,
  }
}

export function buildMasterCopy(changes: Partial<MasterCopy> = {}): MasterCopy {
  return { address: addressOf(0x5afe), version: '1.4.1', ...changes }
}

export function buildSafeApp(changes: Partial<SafeApp> = {}): SafeApp {
  return {
    id: 1,
    url: 'https://app.test',
    name: 'An app',
    iconUrl: null,
    description: 'An app for tests',
    chainIds: ['31337'],
    provider: null,
    accessControl: { type: 'NO_RESTRICTIONS', value: null },
    tags: [],
    features: [],
    socialProfiles: [],
    developerWebsite: null,
    featured: false,
    ...changes,
  }
}
