import { createStore, type Store } from '../shared/createStore.ts'
import type { Wallet } from '../wallets/types.ts'
import { checkAccents } from './checkAccents.ts'
import { detectProvider, injectedProviders } from './detectProvider.ts'
import type { AnnouncedWallet } from './discoverWallets.ts'
import { INSTALLED } from './installed.ts'
import type { WalletEntry } from './walletEntry.ts'

export type WalletGroup = { name: string; wallets: readonly Wallet[] }

export type WalletListParameters = {
  groups: readonly WalletGroup[]
  announced: Store<readonly AnnouncedWallet[]>
  window: Window | undefined
  filter?: ((wallet: WalletEntry) => boolean) | undefined
}

/** What visitors choose from, and how a team or a search adds to it. */
export type WalletList = Store<readonly WalletEntry[]> & {
  /** What a server has in its place, which a page has to begin with. */
  getServer(): readonly WalletEntry[]
  /** Offers further wallets, or throws; ids that are already offered stay as they are. */
  add(group: WalletGroup): void
  /** Looks again for wallets that came without a word. */
  refresh(): void
  /** Has somebody put the list in order, from now on. */
  arrange(order: (entries: readonly WalletEntry[]) => readonly WalletEntry[]): void
}

/** R-WAL-10: what visitors can choose from; it follows wallets that announce themselves late. */
export function createWalletList(parameters: WalletListParameters): WalletList {
  const { announced, window, filter = () => true } = parameters
  checkAccents(parameters.groups.flatMap(({ wallets }) => wallets))
  let arrange = (entries: readonly WalletEntry[]) => entries
  const look = () => arrange(listWallets(groups, announced.get(), window)).filter(filter)
  let groups = parameters.groups
  const list = createStore(look())
  const update = () => list.set(look())
  const refresh = () => {
    const found = look()
    const known = list.get()
    const isNew = ({ provider }: WalletEntry, index: number) => provider !== known[index]?.provider
    if (found.length !== known.length || found.some(isNew)) list.set(found)
  }
  /** A server sees no page, and nobody announces anything there. */
  const onServer = listWallets(groups, [], undefined).filter(filter)
  announced.subscribe(update)
  // Old wallets, and browsers of phones, put themselves into the page when they please: some say so.
  for (const event of ['ethereum#initialized', 'load']) window?.addEventListener(event, refresh)
  return {
    get: list.get,
    getServer: () => onServer,
    subscribe: list.subscribe,
    add({ name, wallets }) {
      checkAccents(wallets)
      const known = new Set(groups.flatMap((group) => group.wallets.map(({ id }) => id)))
      groups = [...groups, { name, wallets: wallets.filter(({ id }) => !known.has(id)) }]
      update()
    },
    refresh,
    arrange(next) {
      arrange = next
      update()
    },
  }
}

function listWallets(
  groups: readonly WalletGroup[],
  announced: readonly AnnouncedWallet[],
  page: Window | undefined,
): readonly WalletEntry[] {
  const named = announced.map((wallet, index) => ({ ...wallet, key: keyOf(announced, index) }))
  const claimed = new Set<string>()
  const configured = groups.flatMap(({ name, wallets }) =>
    wallets.map((wallet): WalletEntry => {
      // The first to announce a name keeps it; a second one is listed under what it says.
      const match = named.find(({ key }) => wallet.rdns?.includes(key) && !claimed.has(key))
      if (match) claimed.add(match.key)
      const provider = match?.provider ?? detectProvider(page, wallet.detection ?? {})
      return {
        ...wallet,
        shortName: wallet.shortName ?? wallet.name,
        installed: provider !== undefined,
        group: provider ? INSTALLED : name,
        ...(provider && { provider }),
        ...(match && { announcedAs: match.key }),
      }
    }),
  )
  const strangers = named.filter(({ key }) => !claimed.has(key)).map(toEntry)
  const installed = [...strangers, ...configured.filter((entry) => entry.installed)]
  return [
    ...installed,
    ...configured
      .filter((entry) => !entry.installed && isOffered(entry, installed))
      .map((entry) => (entry.offered === 'alone' ? withAnyProvider(entry, page) : entry)),
  ]
}

/** Several may claim one name; each still needs a key of its own. */
function keyOf(announced: readonly AnnouncedWallet[], index: number): string {
  const rdns = announced[index]?.rdns ?? ''
  const before = announced.slice(0, index).filter((other) => other.rdns === rdns).length
  return before === 0 ? rdns : `${rdns}#${before + 1}`
}

/** R-WAL-1, R-WAL-7: judged by what is really there, never by names. */
function isOffered({ offered = 'always' }: Wallet, installed: readonly WalletEntry[]): boolean {
  if (offered === 'alone') return installed.length === 0
  return offered === 'always'
}

/** The generic browser wallet is whatever sits at `window.ethereum`. */
function withAnyProvider(entry: WalletEntry, page: Window | undefined): WalletEntry {
  const [provider] = injectedProviders(page)
  return provider ? { ...entry, provider, installed: true } : entry
}

function toEntry({
  key,
  name,
  rdns,
  icon,
  provider,
}: AnnouncedWallet & { key: string }): WalletEntry {
  return {
    id: key,
    name,
    shortName: name,
    rdns: [rdns],
    ...(icon && { icon }),
    channels: ['injected'],
    installed: true,
    group: INSTALLED,
    provider,
    announcedAs: key,
  }
}
