import { useConnectionStatus } from '@countersign/kit'
import { Icon } from '../../shared/ui/Icon.tsx'
import { PageHeading } from '../../shared/ui/PageHeading.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { ConnectedCard } from './ConnectedCard.tsx'
import styles from './HomePage.module.css'
import { LookUp } from './LookUp.tsx'
import { RecentAccounts } from './RecentAccounts.tsx'
import { homeWords } from './words.ts'

const PROMISES = [
  { key: 'review', icon: 'queue' },
  { key: 'proof', icon: 'settings' },
  { key: 'calm', icon: 'warning' },
] as const

/** The first page: what this is, a way in with and without a wallet, and where the visitor stands. */
export function HomePage() {
  const say = useWords(homeWords)
  // Verifying is optional: an account that is not verified is connected all the same.
  const status = useConnectionStatus()
  const connected = status === 'connected' || status === 'unauthenticated'
  return (
    <div className={styles.home}>
      <div className={styles.hero}>
        <PageHeading title={say('title')} tabTitle={say('tab')} />
        <p className={styles.lead}>{say('lead')}</p>
      </div>
      {connected && <ConnectedCard />}
      <LookUp />
      <RecentAccounts />
      <ul className={styles.promises}>
        {PROMISES.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} />
            <h2>{say(`promise.${key}.title`)}</h2>
            <p>{say(`promise.${key}`)}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
