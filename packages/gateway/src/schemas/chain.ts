import * as v from 'valibot'
import { kind, openVariant, openWords } from './open.ts'
import { address, amount, chainIdText, maybe } from './primitives.ts'

const rpcUri = v.object({
  authentication: openWords(['API_KEY_PATH', 'NO_AUTHENTICATION', 'UNKNOWN'], 'UNKNOWN'),
  value: v.string(),
})

/** Upper case in older gateways, lower case today. */
const gasPrice = openVariant(
  {
    oracle: kind('oracle', {
      uri: v.string(),
      gasParameter: v.string(),
      gweiFactor: v.string(),
    }),
    fixed: kind('fixed', { weiValue: amount }),
    fixed1559: kind('fixed1559', { maxFeePerGas: amount, maxPriorityFeePerGas: amount }),
  },
  (type) => type.toLowerCase(),
)

export const chain = v.object({
  chainId: chainIdText,
  chainName: v.string(),
  shortName: v.string(),
  description: v.nullish(v.string(), ''),
  chainLogoUri: maybe(v.string()),
  l2: v.boolean(),
  isTestnet: v.nullish(v.boolean(), false),
  zk: v.nullish(v.boolean(), false),
  nativeCurrency: v.object({
    name: v.string(),
    symbol: v.string(),
    decimals: v.number(),
    logoUri: maybe(v.string()),
  }),
  transactionService: maybe(v.string()),
  rpcUri,
  safeAppsRpcUri: maybe(rpcUri),
  publicRpcUri: maybe(rpcUri),
  /** With the markers `{{address}}`, `{{txHash}}`, `{{module}}`, `{{action}}`, `{{apiKey}}`. */
  blockExplorerUriTemplate: v.object({
    address: v.string(),
    txHash: v.string(),
    api: maybe(v.string()),
  }),
  beaconChainExplorerUriTemplate: maybe(v.object({ publicKey: maybe(v.string()) })),
  theme: maybe(v.object({ textColor: v.string(), backgroundColor: v.string() })),
  ensRegistryAddress: maybe(address),
  gasPrice: v.nullish(v.array(gasPrice), () => []),
  disabledWallets: v.nullish(v.array(v.string()), () => []),
  /** An open set: see `wordKey('chainFeature', …)`. */
  features: v.nullish(v.array(v.string()), () => []),
  balancesProvider: maybe(v.object({ chainName: maybe(v.string()), enabled: v.boolean() })),
  recommendedMasterCopyVersion: maybe(v.string()),
  relayer: maybe(
    v.object({
      type: maybe(v.string()),
      safeCreationSponsored: v.nullish(v.boolean(), false),
      safeTransactionSponsored: v.nullish(v.boolean(), false),
      enableTenderlySimulationBeforeRelay: v.nullish(v.boolean(), false),
    }),
  ),
})
export type Chain = v.InferOutput<typeof chain>

export const masterCopy = v.object({ address, version: v.string() })
export type MasterCopy = v.InferOutput<typeof masterCopy>
