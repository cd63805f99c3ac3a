import { useCopy } from '@countersign/kit'
import { useWords } from '../../words/useWords.ts'
import { Icon } from '../signs/Icon.tsx'
import { uiWords } from '../words.ts'
import { Button } from './Button.tsx'
import styles from './CopyButton.module.css'

const ICONS = { ready: 'copy', copied: 'check', refused: 'close' } as const
const NOTICES = { copied: 'copied', refused: 'copyRefused' } as const

/** R-UI-7: copies a text and says so for a moment, also aloud; a refusal is said, too. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const say = useWords(uiWords)
  const { state, copy } = useCopy()
  const label = say('copy', { what })
  const notice = state === 'ready' ? null : say(NOTICES[state])
  return (
    <span className={styles.copy} data-screen-only="">
      <Button look="icon" aria-label={label} title={notice ?? label} onClick={() => copy(text)}>
        <Icon name={ICONS[state]} size={16} />
      </Button>
      <span className="visually-hidden" role="status">
        {notice}
      </span>
    </span>
  )
}
