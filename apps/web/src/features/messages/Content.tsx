import type { Message } from '@countersign/gateway'
import { Alarm } from '../../shared/ui/Alarm.tsx'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { Section } from '../../shared/ui/Section.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './MessagesPage.module.css'
import { SignInFields } from './SignInFields.tsx'
import { Tree } from './Tree.tsx'
import { useSignIn } from './useSignIn.ts'
import { messagesWords } from './words.ts'

/** The message itself: a sign-in by its fields, typed data by its names, a text as it is. */
export function Content({ message }: { message: Message }) {
  const say = useWords(messagesWords)
  const signIn = useSignIn(message)
  const content = message.message
  const whole = typeof content === 'string' ? content : JSON.stringify(content, null, 2)
  return (
    <Section title={say('content')} aside={<CopyButton text={whole} what={say('content.copy')} />}>
      {signIn.kind === 'signIn' && <SignInFields {...signIn} />}
      {signIn.kind === 'broken' && (
        <Alarm title={say('signIn.broken')}>
          <p>{say('signIn.broken.text')}</p>
          <p dir="ltr">{signIn.problem}</p>
        </Alarm>
      )}
      {typeof content === 'string' ? (
        <pre className={styles.text} dir="auto">
          {content}
        </pre>
      ) : (
        <>
          <h3 className={styles.day}>{say('content.domain')}</h3>
          <Tree value={content.domain} />
          <h3 className={styles.day}>
            {say('content.message')} · <bdi>{content.primaryType}</bdi>
          </h3>
          <Tree value={content.message} />
        </>
      )}
    </Section>
  )
}
