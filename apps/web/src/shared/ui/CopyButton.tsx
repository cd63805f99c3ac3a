import { useEffect, useState } from 'react'
import { useWords } from '../words/useWords.ts'
import { Button } from './Button.tsx'
import styles from './CopyButton.module.css'
import { Icon } from './Icon.tsx'
import { uiWords } from './words.ts'

/** R-UI-7 */
const NOTICE_MS = 1_500

type CopyButtonProps = { text: string; what: string }

/** R-UI-7: copies a text and says so for a moment, also aloud; a refusal is said, too. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const say = useWords(uiWords)
  const [notice, setNotice] = useState<'copied' | 'copyRefused' | null>(null)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNotice('copied'),
      () => setNotice('copyRefused'),
    )
  const label = say('copy', { what })
  return (
    <span className={styles.copy} data-screen-only="">
      <Button look="icon" aria-label={label} title={notice ? say(notice) : label} onClick={copy}>
        <Icon name={notice === 'copied' ? 'check' : notice ? 'close' : 'copy'} size={16} />
      </Button>
      <span className="visually-hidden" role="status">
        {notice && say(notice)}
      </span>
    </span>
  )
}
