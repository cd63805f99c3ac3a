import { INSTALLED, type WalletEntry } from '@countersign/core'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useCountersign } from '../../context.ts'
import type { OfferedWallet } from '../../hooks/useWallets.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { moveInList } from '../../parts/moveInList.ts'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { useCatalog } from './useCatalog.ts'
import { useOnline } from './useOnline.ts'
import { wayTo } from './wayTo.ts'

/** Lists up to this long are quicker to look over than to search. */
const SEARCH_FROM = 9

type WalletListProps = {
  wallets: readonly OfferedWallet[]
  onChoose: (wallet: WalletEntry) => void
  onWhat: () => void
  onGet: () => void
}

/** Recent wallets first, then the installed ones, then the groups the app offers. */
export function WalletList({ wallets, onChoose, onWhat, onGet }: WalletListProps) {
  const { say } = useMessages()
  const { about } = useCountersign()
  const [query, setQuery] = useState('')
  const catalog = useCatalog()
  const isOnline = useOnline()
  const searched = useMemo(() => search(wallets, query), [wallets, query])
  const groups = groupUp(searched)
  return (
    <div className="cs-wallets" data-cs-list="">
      <div role="status">{!isOnline && <p className="cs-state">{say('connect.offline')}</p>}</div>
      {(catalog.isLoaded || wallets.length >= SEARCH_FROM) && (
        <input
          type="search"
          className="cs-search"
          placeholder={say('connect.search')}
          aria-label={say('connect.search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={fromSearch}
        />
      )}
      <div className="cs-visually-hidden" role="status">
        {query && say('connect.search.count', { count: searched.length })}
      </div>
      {query && searched.length === 0 && (
        <p className="cs-quiet">{say('connect.search.none', { query })}</p>
      )}
      <div className="cs-scroll">
        {[...groups].map(([group, entries]) => (
          <section key={group} aria-label={groupTitle(group, say)}>
            <h3 className="cs-group">{groupTitle(group, say)}</h3>
            <ul className="cs-list">
              {entries.map((wallet) => (
                <li key={wallet.id}>
                  <WalletRow wallet={wallet} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {about?.disclaimer && <div className="cs-quiet">{about.disclaimer}</div>}
      <div role="status">
        {catalog.isFailed && <p className="cs-state">{say('connect.more.failed')}</p>}
      </div>
      <footer className="cs-footer">
        {!catalog.isLoaded && (
          <button
            type="button"
            className="cs-button cs-wide"
            data-variant="plain"
            onClick={catalog.load}
            disabled={catalog.isLoading}
          >
            {say('connect.more')}
          </button>
        )}
        <button type="button" className="cs-link" onClick={onWhat}>
          {say('connect.what')}
        </button>
        <button type="button" className="cs-link" onClick={onGet}>
          {say('connect.get')}
        </button>
        {about?.terms && (
          <a className="cs-link" href={about.terms} target="_blank" rel="noreferrer">
            {say('about.terms')}
          </a>
        )}
      </footer>
    </div>
  )
}

type WalletRowProps = { wallet: OfferedWallet; onChoose: (wallet: WalletEntry) => void }

function WalletRow({ wallet, onChoose }: WalletRowProps) {
  const { say } = useMessages()
  const { countersign } = useCountersign()
  return (
    <button
      type="button"
      className="cs-row"
      data-cs-item=""
      onKeyDown={moveInList}
      onClick={() => onChoose(wallet)}
    >
      <WalletIcon wallet={wallet} size={40} />
      <span className="cs-two-lines">
        <span>{wallet.name}</span>
        {wayTo(countersign, wallet) === 'notSetUp' && <small>{say('connect.notSetUp')}</small>}
      </span>
    </button>
  )
}

/** Down leads from the search field into the list. */
function fromSearch(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'ArrowDown') moveInList(event)
}

const RECENT = 'Recent'
const TITLES = {
  [RECENT]: 'connect.group.recent',
  [INSTALLED]: 'connect.group.installed',
  Popular: 'connect.group.popular',
  More: 'connect.group.more',
} as const

/** By hand: Safari cannot group by itself before 17.4. */
function groupUp(wallets: readonly OfferedWallet[]): Map<string, OfferedWallet[]> {
  const groups = new Map<string, OfferedWallet[]>()
  for (const wallet of wallets) {
    const name = wallet.recent ? RECENT : wallet.group
    groups.set(name, [...(groups.get(name) ?? []), wallet])
  }
  return groups
}

/** Our own groups are translated; a team's names are shown as they are. */
function groupTitle(group: string, say: ReturnType<typeof useMessages>['say']): string {
  return group in TITLES ? say(TITLES[group as keyof typeof TITLES]) : group
}

/** By the beginning of any word first, then anywhere in the name. */
function search(wallets: readonly OfferedWallet[], query: string): readonly OfferedWallet[] {
  const wanted = query.trim().toLocaleLowerCase()
  if (!wanted) return wallets
  const rank = ({ name, shortName }: OfferedWallet) => {
    const text = `${name} ${shortName}`.toLocaleLowerCase()
    if (text.startsWith(wanted) || text.includes(` ${wanted}`)) return 0
    // Nearly every name ends in "wallet", which is no hit for "all".
    return text.replaceAll('wallet', '').includes(wanted) ? 1 : 2
  }
  return wallets
    .filter((wallet) => rank(wallet) < 2)
    .toSorted((one, other) => rank(one) - rank(other))
}
