import { ConnectButton } from '@countersign/kit'
import { Link, Outlet, useRouteContext } from '@tanstack/react-router'
import styles from './Shell.module.css'

/** What stands around every page: the name, the one connect button, the page itself. */
export function Shell() {
  const { appName } = useRouteContext({ from: '__root__' })
  return (
    <>
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          <img src="/icon.svg" alt="" width="28" height="28" />
          <span>{appName}</span>
        </Link>
        <ConnectButton />
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
    </>
  )
}
