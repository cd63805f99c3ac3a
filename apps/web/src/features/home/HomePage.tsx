import { formatAddress, useConnectionStatus } from '@countersign/kit'
import { lazy, Suspense } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { useGivenName } from '../../shared/local/useGivenName.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { PageHeading } from '../../shared/ui/sections/PageHeading.tsx'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { AccountLinks } from './AccountLinks.tsx'
import styles from './HomePage.module.css'
import { LookUp } from './LookUp.tsx'
import { homeWords } from './words.ts'

const ConnectedCard = lazy(async () => ({
  default: (await import('./ConnectedCard.tsx')).ConnectedCard,
}))

const PROMISES = [
  { key: 'review', icon: 'queue' },
  { key: 'proof', icon: 'settings' },
  { key: 'calm', icon: 'warning' },
] as const

const RECENT = 6

/** The first page: what this is, a way in with and without a wallet, and where the visitor stands. */
export function HomePage() {
  const say = useWords(homeWords)
  // Verifying is optional: an account that is not verified is connected all the same.
  const status = useConnectionStatus()
  const connected = status === 'connected' || status === 'unauthenticated'
  const { appConfig, memory } = useApp()
  const contact = useGivenName(appConfig.chains[0].id)
  const recent = useStore(memory.visited)
    .filter(({ address }) => !appConfig.demoAccounts.some((demo) => demo.address === address))
    .slice(0, RECENT)
    .map((place) => {
      const digits = formatAddress(place.address)
      const name = contact(place.address)
      return name ? { ...place, name, note: digits } : { ...place, name: digits }
    })
  return (
    <div className={styles.home}>
      <div className={styles.hero}>
        <PageHeading title={say('title')} tabTitle={say('tab')} />
        <p className={styles.lead}>{say('lead')}</p>
      </div>
      {status !== 'disconnected' && (
        // Its place is kept for whoever comes back, until the wallet has answered.
        <div className={styles.connected}>
          <Suspense>{connected && <ConnectedCard />}</Suspense>
        </div>
      )}
      <AccountLinks title={say('demo.title')} links={appConfig.demoAccounts}>
        <p className={styles.note}>{say('demo.note')}</p>
      </AccountLinks>
      <LookUp />
      <AccountLinks title={say('recent.title')} links={recent} />
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
