import { ConnectButton, Picture } from '@countersign/kit'
import { Link, Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { useApp } from '../../shared/AppContext.ts'
import { useStore } from '../../shared/local/useStore.ts'
import { AnchorsProvider } from '../../shared/safety/AnchorsProvider.tsx'
import { WaitingContext } from '../../shared/ui/sections/WaitingContext.ts'
import { useWords } from '../../shared/words/useWords.ts'
import { UrlDialogs } from '../dialogs/UrlDialogs.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { shellWords } from '../words.ts'
import { Banners } from './Banners.tsx'
import { BottomBar } from './BottomBar.tsx'
import styles from './Shell.module.css'
import { Sidebar } from './Sidebar.tsx'
import { useShownAccount } from './useShownAccount.ts'
import { useWaiting } from './useWaiting.ts'

/** Fetched with the first act: whoever only looks has none. */
const ActToasts = lazy(async () => ({ default: (await import('./ActToasts.tsx')).ActToasts }))

/** What stands around every page: the name, the ways to other pages, the one connect button. */
export function Shell() {
  const say = useWords(shellWords)
  const { appConfig, acts: lazyActs } = useApp()
  const { appName } = appConfig
  const acts = useStore(lazyActs)
  const account = useShownAccount()
  const main = useRef<HTMLElement>(null)
  return (
    <WaitingContext value={useWaiting(account)}>
      <AnchorsProvider account={account}>
        <div className={styles.shell}>
          <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
            {say('skip')}
          </button>
          <header className={styles.header} data-screen-only="">
            <Link to="/" className={styles.brand}>
              <Picture
                sources={['/icon.svg']}
                width="28"
                height="28"
                fallback={<b aria-hidden="true">{appName.slice(0, 1)}</b>}
              />
              <span>{appName}</span>
            </Link>
            <PaletteButton account={account} />
            {/* R-CON-3: whoever looks at an account wants their wallet where that account is. */}
            <ConnectButton {...(account && { initialChain: account.chain.id })} />
          </header>
          <Sidebar account={account} />
          <main id="main" ref={main} tabIndex={-1} className={styles.main}>
            <Outlet />
          </main>
          <BottomBar account={account} />
          <Banners />
          {acts && (
            <Suspense>
              <ActToasts />
            </Suspense>
          )}
          <UrlDialogs account={account} />
        </div>
      </AnchorsProvider>
    </WaitingContext>
  )
}
