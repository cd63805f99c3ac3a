import { isProvider, type Provider } from '../provider/types.ts'
import type { InjectedDetection } from '../wallets/types.ts'

/**
 * Finds a wallet that does not announce itself: at a path of its own below `window`, or among the
 * providers at `window.ethereum` by its marks. One that carries a foreign mark is an impostor.
 */
export function detectProvider(
  page: Window | undefined,
  { paths = [], flags = [], foreignFlags = [] }: InjectedDetection,
): Provider | undefined {
  if (!page) return undefined
  const own = paths.map((path) => follow(page, path)).filter(isProvider)
  const shared = flags.length > 0 ? injectedProviders(page) : []
  const marked = shared.filter((provider) => flags.every((flag) => follow(provider, flag) === true))
  return [...own, ...marked].find((provider) =>
    foreignFlags.every((flag) => !follow(provider, flag)),
  )
}

/** `window.ethereum`, or the list that old wallets keep there when several are installed. */
export function injectedProviders(page: Window | undefined): Provider[] {
  const ethereum = page && follow(page, 'ethereum')
  const several = ethereum && follow(ethereum, 'providers')
  const candidates = Array.isArray(several) && several.length > 0 ? several : [ethereum]
  return candidates.filter(isProvider)
}

function follow(start: unknown, path: string): unknown {
  try {
    return path
      .split('.')
      .reduce<unknown>(
        (value, key) => (value == null ? undefined : Reflect.get(Object(value), key)),
        start,
      )
  } catch {
    // A getter of a hostile or half-loaded wallet.
    return undefined
  }
}
