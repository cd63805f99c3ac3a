import { formatAddress } from '@countersign/kit'
import type { Address, Hex } from 'viem'
import { type Pasted, readPasted } from '../../shared/account/readPasted.ts'
import type { ChainConfig } from '../../shared/appConfig.ts'
import type { Contact, Place } from '../../shared/local/createMemory.ts'
import type { IconName } from '../../shared/ui/signs/Icon.tsx'

export type PaletteItem = {
  key: string
  group: 'pages' | 'accounts' | 'contacts' | 'pasted'
  icon: IconName
  label: PaletteLabel
  /** Shown beside the label, and found by, too. */
  detail: string
  /** The address it leads to, if to one. */
  address?: Address
  go: { path: string } | { find: Hex }
}

/** A name as it is, or what a pasted text would do. */
export type PaletteLabel =
  | { text: string }
  | { word: 'openAddress'; address: string; chain: string }
  | { word: 'openTransaction'; hash: string }
  | { word: 'decode' }

export type PaletteSources = {
  chains: readonly ChainConfig[]
  pages: readonly { path: string; label: string; icon: IconName }[]
  /** Own, confirmed and visited accounts, in that order; one may come twice. */
  places: readonly Place[]
  contacts: readonly Contact[]
}

/** What the palette offers for a text: what was pasted, else everything whose name contains it. */
export function paletteItems(text: string, sources: PaletteSources): PaletteItem[] {
  const pasted = pastedItems(readPasted(text, sources.chains))
  if (pasted.length > 0) return pasted
  const wanted = text.trim().toLowerCase()
  return [...pageItems(sources), ...accountItems(sources), ...contactItems(sources)].filter(
    ({ label, detail }) =>
      `${'text' in label ? label.text : ''} ${detail}`.toLowerCase().includes(wanted),
  )
}

function pastedItems(pasted: Pasted): PaletteItem[] {
  const common = { group: 'pasted', detail: '' } as const
  if (pasted.kind === 'hash') {
    const { hash } = pasted
    const label = { word: 'openTransaction', hash: formatAddress(hash) } as const
    return [{ ...common, key: 'hash', icon: 'search', label, go: { find: hash } }]
  }
  if (pasted.kind === 'calldata') {
    const path = `/tools?tool=decode&data=${pasted.data}`
    return [{ ...common, key: 'calldata', icon: 'tools', label: { word: 'decode' }, go: { path } }]
  }
  if (pasted.kind !== 'address') return []
  const address = formatAddress(pasted.address)
  return pasted.chains.map((chain) => ({
    ...common,
    key: `address-${chain.id}`,
    icon: 'arrow',
    label: { word: 'openAddress', address, chain: chain.name },
    address: pasted.address,
    go: { path: pathOf(chain, pasted.address) },
  }))
}

function pageItems({ pages }: PaletteSources): PaletteItem[] {
  return pages.map(({ path, label, icon }) => ({
    key: path,
    group: 'pages',
    icon,
    label: { text: label },
    detail: '',
    go: { path },
  }))
}

function accountItems({ places, contacts, chains }: PaletteSources): PaletteItem[] {
  const items = places.flatMap(({ chainId, address }): PaletteItem[] => {
    const chain = chains.find(({ id }) => id === chainId)
    if (!chain) return []
    const path = pathOf(chain, address)
    const name = contacts.find((contact) => contact.address === address)?.name
    const label = { text: name ?? formatAddress(address) }
    const detail = `${chain.name} · ${address}`
    const item = { key: `account-${path}`, group: 'accounts', icon: 'accounts' } as const
    return [{ ...item, label, detail, address, go: { path } }]
  })
  return [...new Map(items.map((item) => [item.key, item])).values()]
}

function contactItems({ contacts, chains }: PaletteSources): PaletteItem[] {
  return contacts.flatMap(({ name, address, chainId }): PaletteItem[] => {
    const chain = chains.find(({ id }) => id === chainId) ?? chains[0]
    if (!chain) return []
    const path = pathOf(chain, address)
    const detail = `${chain.name} · ${address}`
    const key = `contact-${chainId}-${address}`
    return [
      { key, group: 'contacts', icon: 'contacts', label: { text: name }, detail, go: { path } },
    ]
  })
}

const pathOf = (chain: ChainConfig, address: Address) => `/${chain.shortName}:${address}`
