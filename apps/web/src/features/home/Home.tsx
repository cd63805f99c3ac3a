import { useConnectionStatus } from '@countersign/kit'
import { AccountCard } from './AccountCard.tsx'
import styles from './Home.module.css'

/** The first page: what this is, and, once connected, where the visitor stands. */
export function Home() {
  // Verifying is optional: an account that is not verified is connected all the same.
  const status = useConnectionStatus()
  const connected = status === 'connected' || status === 'unauthenticated'
  return (
    <>
      <h1 className={styles.title}>See what will change before you sign.</h1>
      <p className={styles.lead}>
        One calm place for your wallet and your Safes. Connect a wallet to begin; nothing is shared
        until you approve it there.
      </p>
      {connected && <AccountCard />}
    </>
  )
}
