import { findWalletFaults } from './discovery/findWalletFaults.ts'
import { InvalidOptionsError } from './errors/invalidOptions.ts'
import type { CreateCountersignParameters } from './types.ts'

/** Looks at all options before any of them is used. */
export function checkOptions(parameters: CreateCountersignParameters): void {
  const { chains, transports, safeOrigins = [], wallets = [] } = parameters
  const ids = (chains ?? []).map(({ id }) => id)
  const faults = [
    ...(parameters.config || ids.length > 0 ? [] : ['`chains` needs at least one chain.']),
    ...ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map((id) => `\`chains\` has the id ${id} twice.`),
    ...(chains ?? [])
      .filter(({ id }) => transports && !transports[id])
      .map(({ id, name }) => `\`transports\` has none for chain ${id} (${name}).`),
    ...(chains ?? [])
      .filter(({ rpcUrls }) => !transports && !rpcUrls?.default?.http?.[0])
      .map(({ id, name }) => `\`transports\`: chain ${id} (${name}) names no node of its own.`),
    ...safeOrigins
      .filter((origin) => !isOrigin(origin))
      .map((origin) => `\`safeOrigins\`: ${origin} is no origin such as https://app.safe.global.`),
    ...(parameters.requireSignIn && !parameters.authentication
      ? ['`requireSignIn` needs `authentication`.']
      : []),
    ...findWalletFaults(wallets.flatMap((group) => group.wallets)),
  ]
  if (faults.length > 0) throw new InvalidOptionsError(faults)
}

function isOrigin(text: string): boolean {
  // A host's pattern, as content policies write it.
  if (/^https:\/\/\*\.[\w.-]+$/.test(text)) return true
  try {
    return new URL(text).origin === text
  } catch {
    return false
  }
}
