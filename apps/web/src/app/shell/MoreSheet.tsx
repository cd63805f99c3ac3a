import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Account } from '../../shared/account/account.ts'
import { Modal } from '../../shared/ui/sections/Modal.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { shellWords } from '../words.ts'
import { AccountNav } from './AccountNav.tsx'
import { AccountSign } from './AccountSign.tsx'
import { Appearance } from './Appearance.tsx'
import styles from './Nav.module.css'
import { SiteNav } from './SiteNav.tsx'

type MoreSheetProps = { account: Account | undefined; onClose: () => void }

/** On phones, everything that the bar below has no place for. */
export function MoreSheet({ account, onClose }: MoreSheetProps) {
  const say = useWords(shellWords)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const opened = useRef(path)
  useEffect(() => {
    if (path !== opened.current) onClose()
  }, [path, onClose])
  return (
    <Modal title={say('nav.more')} onClose={onClose}>
      <div className={styles.sheet}>
        {account && (
          <div>
            <AccountSign account={account} />
            <AccountNav account={account} />
          </div>
        )}
        <SiteNav />
        <Appearance />
      </div>
    </Modal>
  )
}
