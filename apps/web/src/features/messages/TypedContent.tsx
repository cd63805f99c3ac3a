import { showUnseen } from '@countersign/judge'
import type { SignedFields } from '@countersign/safe'
import { Alarm } from '../../shared/ui/signs/Alarm.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './MessagesPage.module.css'
import { Tree } from './Tree.tsx'
import { messagesWords } from './words.ts'

/** Whoever adds more than that is noticed all the same. */
const MOST_NAMED = 12

/** Typed data by its names: only what is hashed, and an alarm about everything else. */
export function TypedContent({ signed }: { signed: SignedFields | null }) {
  const say = useWords(messagesWords)
  if (!signed) return <Alarm title={say('typed.unreadable')} />
  const { domain, message, primaryType, unsigned } = signed
  const paths = [...new Set(unsigned)]
  const hasDomain = Object.keys(domain).length > 0
  return (
    <>
      {paths.length > 0 && (
        <Alarm title={say('typed.unsigned')}>
          <p>{say('typed.unsigned.text')}</p>
          <ul className={styles.unsigned} dir="ltr">
            {paths.slice(0, MOST_NAMED).map((path) => (
              <li key={path}>
                <bdi>{showUnseen(path).text}</bdi>
              </li>
            ))}
            {paths.length > MOST_NAMED && <li>…</li>}
          </ul>
        </Alarm>
      )}
      {!hasDomain && <Alarm title={say('typed.noDomain')} />}
      {hasDomain && (
        <>
          <h3 className={styles.day}>{say('content.domain')}</h3>
          <Tree value={domain} />
        </>
      )}
      <h3 className={styles.day}>
        {say('content.message')} · <bdi>{primaryType}</bdi>
      </h3>
      <Tree value={message} />
    </>
  )
}
