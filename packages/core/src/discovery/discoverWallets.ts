import { isProvider, type Provider } from '../provider/types.ts'
import { createStore, type Store } from '../shared/createStore.ts'

/** A wallet that said itself, by EIP-6963, that it is here. */
export type AnnouncedWallet = {
  uuid: string
  name: string
  rdns: string
  /** A data URI that is safe in an `<img>`, where nothing in it runs; absent when it was not. */
  icon?: string
  provider: Provider
}

/** Larger ones are not worth drawing; a hostile one would only eat memory. */
const MAX_ICON_LENGTH = 256 * 1024
const MAX_WALLETS = 50

/**
 * Listens for wallets that announce themselves, now or later. Each is taken once, whatever it
 * sends again; what is malformed is ignored.
 */
export function discoverWallets(page: Window | undefined): Store<readonly AnnouncedWallet[]> {
  const found = createStore<readonly AnnouncedWallet[]>([])
  page?.addEventListener('eip6963:announceProvider', (event) => {
    const wallet = parseAnnouncement(event)
    const known = found.get()
    if (!wallet || known.length >= MAX_WALLETS) return
    // Some announce twice with one uuid, some with two uuids and one provider.
    if (known.some(({ uuid, provider }) => uuid === wallet.uuid || provider === wallet.provider))
      return
    found.set([...known, wallet])
  })
  page?.dispatchEvent(new Event('eip6963:requestProvider'))
  return found
}

function parseAnnouncement(event: Event): AnnouncedWallet | undefined {
  try {
    // EIP-6963 fixes the shape; every part of it is checked below.
    const { info, provider } = (event as CustomEvent<{ info: unknown; provider: unknown }>).detail
    if (typeof info !== 'object' || info === null || !isProvider(provider)) return undefined
    const { uuid, name, rdns, icon } = info as Record<string, unknown>
    if (!isText(uuid, 100) || !isText(name, 100) || !isText(rdns, 200)) return undefined
    const announced = { uuid, name: name.trim(), rdns: rdns.toLowerCase(), provider }
    return isIcon(icon) ? { ...announced, icon } : announced
  } catch {
    return undefined
  }
}

const isText = (value: unknown, limit: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= limit

const isIcon = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_ICON_LENGTH && /^data:image\//i.test(value)
