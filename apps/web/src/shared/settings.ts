import * as v from 'valibot'

const Address = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/))

const ChainSettings = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  shortName: v.string(),
  name: v.string(),
  nativeCurrency: v.object({ name: v.string(), symbol: v.string(), decimals: v.number() }),
  explorer: v.optional(v.string()),
  contracts: v.optional(
    v.object({ multicall3: v.optional(Address), ensUniversalResolver: v.optional(Address) }),
  ),
})

const Settings = v.object({
  appName: v.string(),
  chains: v.tupleWithRest([ChainSettings], ChainSettings),
  walletConnect: v.nullable(v.object({ projectId: v.string(), relayUrl: v.optional(v.string()) })),
  frameOrigins: v.array(v.string()),
  demo: v.boolean(),
})

export type ChainSettings = v.InferOutput<typeof ChainSettings>
export type Settings = v.InferOutput<typeof Settings>

/** What the server lets the browser know; everything the app is configured with. */
export async function loadSettings(): Promise<Settings> {
  const response = await fetch('/api/config', { credentials: 'same-origin' })
  if (!response.ok) throw new Error(`/api/config answered ${response.status}`)
  return v.parse(Settings, await response.json())
}
