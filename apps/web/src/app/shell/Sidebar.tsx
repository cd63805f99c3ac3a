import type { Account } from '../../shared/account/account.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { shellWords } from '../words.ts'
import { AccountNav } from './AccountNav.tsx'
import { AccountSign } from './AccountSign.tsx'
import { Appearance } from './Appearance.tsx'
import styles from './Nav.module.css'
import { SiteNav } from './SiteNav.tsx'

/** Beside the page on wide screens: the account and its pages, then all others. */
export function Sidebar({ account }: { account: Account | undefined }) {
  const say = useWords(shellWords)
  return (
    <aside className={styles.side} aria-label={say('nav.side')} data-screen-only="">
      {account && (
        <nav aria-label={say('nav.main')} className={styles.pages}>
          <AccountSign account={account} />
          <AccountNav account={account} />
        </nav>
      )}
      <nav aria-label={say('nav.site')} className={styles.pages}>
        <SiteNav />
      </nav>
      <Appearance />
    </aside>
  )
}
