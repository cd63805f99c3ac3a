import * as v from 'valibot'
import type { Address } from 'viem'

const address = v.custom<Address>(
  (input) => typeof input === 'string' && /^0x[0-9a-fA-F]{40}$/.test(input),
  'Expected an address',
)

const token = v.object({
  address,
  symbol: v.string(),
  name: v.string(),
  decimals: v.number(),
  /** A picture, for wallets that are asked to show the token. */
  image: v.optional(v.string()),
})

const chainConfig = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  shortName: v.string(),
  name: v.string(),
  nativeCurrency: v.object({ name: v.string(), symbol: v.string(), decimals: v.number() }),
  explorer: v.optional(v.string()),
  /** A node that wallets may be told of; absent: none is open to them. */
  publicRpcUrl: v.optional(v.string()),
  contracts: v.optional(
    v.object({
      multicall3: v.optional(address),
      ensUniversalResolver: v.optional(address),
      /** For spending limits, where it is not one of the official ones. */
      allowanceModule: v.optional(address),
      /** Absent: at its usual address. */
      permit2: v.optional(address),
    }),
  ),
  /** Whether it is a second layer. */
  l2: v.optional(v.boolean(), false),
  /** What this chain's gateway can do, such as `ERC721`; an open list. */
  features: v.optional(v.array(v.string()), () => []),
  /** The tokens that whoever runs this app vouches for. */
  tokens: v.optional(v.array(token), () => []),
})

const appConfig = v.object({
  appName: v.string(),
  chains: v.tupleWithRest([chainConfig], chainConfig),
  walletConnect: v.nullable(v.object({ projectId: v.string(), relayUrl: v.optional(v.string()) })),
  frameOrigins: v.array(v.string()),
  demo: v.boolean(),
  /** Whether the gateway is this server's own, and not another's that it passes calls on to. */
  isGatewayOwn: v.optional(v.boolean(), true),
  /** Accounts that a demo shows to visitors who have none. */
  demoAccounts: v.optional(
    v.array(v.object({ chainId: v.number(), address, name: v.string(), note: v.string() })),
    () => [],
  ),
  /** Chains with contracts that the operator has descriptions of. */
  described: v.optional(v.array(v.number()), () => []),
  /** Where prices come from, when that has to be said beside every price. */
  prices: v.nullish(v.object({ label: v.string() }), null),
})

export type ChainConfig = v.InferOutput<typeof chainConfig>
export type AppConfig = v.InferOutput<typeof appConfig>

/** What the server lets the browser know; everything the app is configured with. */
export async function loadAppConfig(): Promise<AppConfig> {
  const response = await fetch('/api/config', { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`/api/config answered ${response.status}`)
  return v.parse(appConfig, await response.json())
}
