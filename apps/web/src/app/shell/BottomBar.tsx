import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Account } from '../../shared/account/account.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { pagesOf, sitePages } from '../pages.ts'
import { shellWords } from '../words.ts'
import { MoreSheet } from './MoreSheet.tsx'
import styles from './Nav.module.css'
import { QueueBadge } from './QueueBadge.tsx'

/** Places beside “More”: as many as a thumb can tell apart. */
const PLACES = 4

/** Below the page on phones. */
export function BottomBar({ account }: { account: Account | undefined }) {
  const say = useWords(shellWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <nav className={styles.bottom} aria-label={say('nav.main')} data-screen-only="">
        {account ? <AccountTabs account={account} /> : <SiteTabs />}
        <button
          type="button"
          className={styles.tab}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="more" />
          {say('nav.more')}
        </button>
      </nav>
      {isOpen && <MoreSheet account={account} onClose={() => setOpen(false)} />}
    </>
  )
}

function AccountTabs({ account }: { account: Account }) {
  const say = useWords(shellWords)
  const { kind } = useAccountState(account)
  return pagesOf(kind)
    .slice(0, PLACES)
    .map(({ to, word, icon }) => (
      <Link
        key={to}
        to={to}
        params={{ account: account.path }}
        className={styles.tab}
        activeOptions={{ exact: to === '/$account', includeSearch: false }}
      >
        <Icon name={icon} />
        {say(word)}
        {to === '/$account/queue' && kind === 'safe' && <QueueBadge account={account} />}
      </Link>
    ))
}

function SiteTabs() {
  const say = useWords(shellWords)
  return sitePages.slice(0, PLACES).map(({ to, word, icon }) => (
    <Link key={to} to={to} className={styles.tab} activeOptions={{ exact: to === '/' }}>
      <Icon name={icon} />
      {say(word)}
    </Link>
  ))
}
