import { createStore, type Store } from '../shared/createStore.ts'
import { detectProvider, injectedProviders } from './detectProvider.ts'
import type { AnnouncedWallet } from './discoverWallets.ts'
import type { Wallet, WalletEntry } from './types.ts'

export type WalletListParameters = {
  groups: readonly { name: string; wallets: readonly Wallet[] }[]
  announced: Store<readonly AnnouncedWallet[]>
  window: Window | undefined
}

/** The group of wallets that are really there. */
export const INSTALLED = 'Installed'

/** R-WAL-10: what visitors can choose from; it follows wallets that announce themselves late. */
export function createWalletList(parameters: WalletListParameters): Store<readonly WalletEntry[]> {
  const { groups, announced, window } = parameters
  const list = createStore(listWallets(groups, announced.get(), window))
  announced.subscribe((wallets) => list.set(listWallets(groups, wallets, window)))
  return list
}

function listWallets(
  groups: WalletListParameters['groups'],
  announced: readonly AnnouncedWallet[],
  page: Window | undefined,
): readonly WalletEntry[] {
  const claimed = new Set<AnnouncedWallet>()
  const configured = groups.flatMap(({ name, wallets }) =>
    wallets.map((wallet): WalletEntry => {
      // The first to announce a name keeps it; a second one is listed under what it says.
      const match = announced.find((candidate) => wallet.rdns?.includes(candidate.rdns))
      if (match) claimed.add(match)
      const provider = match?.provider ?? detectProvider(page, wallet.detection ?? {})
      return {
        ...wallet,
        shortName: wallet.shortName ?? wallet.name,
        installed: provider !== undefined,
        group: provider ? INSTALLED : name,
        ...(provider && { provider }),
      }
    }),
  )
  const unconfigured = announced.filter((wallet) => !claimed.has(wallet))
  const strangers = unconfigured.map((wallet, index) =>
    toEntry(wallet, unconfigured, index, claimed),
  )
  const installed = [...strangers, ...configured.filter((entry) => entry.installed)]
  return [
    ...installed,
    ...configured
      .filter((entry) => !entry.installed && isOffered(entry, installed))
      .map((entry) => (entry.offered === 'alone' ? withAnyProvider(entry, page) : entry)),
  ]
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

function toEntry(
  { name, rdns, icon, provider }: AnnouncedWallet,
  all: readonly AnnouncedWallet[],
  index: number,
  claimed: ReadonlySet<AnnouncedWallet>,
): WalletEntry {
  const before = [...claimed, ...all.slice(0, index)].filter((other) => other.rdns === rdns).length
  return {
    // Several may claim one name; each still needs an id of its own.
    id: before === 0 ? rdns : `${rdns}#${before + 1}`,
    name,
    shortName: name,
    rdns: [rdns],
    ...(icon && { icon }),
    channels: ['injected'],
    installed: true,
    group: INSTALLED,
    provider,
  }
}
