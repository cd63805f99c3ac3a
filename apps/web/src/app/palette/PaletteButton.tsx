import { lazy, Suspense, useEffect, useState } from 'react'
import type { Account } from '../../shared/account/account.ts'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { shellWords } from '../words.ts'
import styles from './PaletteButton.module.css'

const load = () => import('./Palette.tsx')
const Palette = lazy(async () => ({ default: (await load()).Palette }))

/** Opens the palette, as ⌘K and Ctrl+K do anywhere. */
export function PaletteButton({ account }: { account: Account | undefined }) {
  const say = useWords(shellWords)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setOpen((open) => !open)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load()}
      >
        <Icon name="search" />
        <span className={styles.words}>{say('search.open')}</span>
        <kbd className={styles.keys}>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette account={account} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent)
