import { Link } from '@tanstack/react-router'
import type { Account } from '../../shared/account/account.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { pagesOf } from '../pages.ts'
import { shellWords } from '../words.ts'
import styles from './Nav.module.css'
import { QueueBadge } from './QueueBadge.tsx'

/** The pages of an account; which ones depends on what it is. */
export function AccountNav({ account }: { account: Account }) {
  const say = useWords(shellWords)
  const { kind } = useAccountState(account)
  return (
    <ul className={styles.list}>
      {pagesOf(kind).map(({ to, word, icon }) => (
        <li key={to}>
          <Link
            to={to}
            params={{ account: account.path }}
            className={styles.link}
            activeOptions={{ exact: to === '/$account', includeSearch: false }}
          >
            <Icon name={icon} />
            {say(word)}
            {to === '/$account/queue' && kind === 'safe' && <QueueBadge account={account} />}
          </Link>
        </li>
      ))}
      {kind === 'wallet' && (
        <li>
          <Link to="/accounts" search={{ of: account.address }} className={styles.link}>
            <Icon name="accounts" />
            {say('nav.safes')}
          </Link>
        </li>
      )}
    </ul>
  )
}
