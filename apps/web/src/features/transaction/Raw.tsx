import type { TransactionDetails } from '@countersign/gateway'
import { useState } from 'react'
import { reviewWords } from '../../review/words.ts'
import { CopyButton } from '../../shared/ui/forms/CopyButton.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './TransactionPage.module.css'

/** Everything the gateway says, as it says it. */
export function Raw({ details }: { details: TransactionDetails }) {
  const say = useWords(reviewWords)
  const [isOpen, setOpen] = useState(false)
  const text = JSON.stringify(details, null, 2)
  return (
    <details
      className={styles.raw}
      data-screen-only=""
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{say('raw.show')}</summary>
      {isOpen && (
        <>
          <CopyButton text={text} what={say('raw.copy')} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long answer scrolls, so the keyboard must reach it */}
          <pre dir="ltr" tabIndex={0}>
            {text}
          </pre>
        </>
      )}
    </details>
  )
}
