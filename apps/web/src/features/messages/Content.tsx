import type { Message } from '@countersign/gateway'
import { CopyButton } from '../../shared/ui/CopyButton.tsx'
import { Icon } from '../../shared/ui/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './MessagesPage.module.css'
import { Section } from './Section.tsx'
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
        <div className={styles.alarm} role="alert">
          <Icon name="warning" />
          <div>
            <strong>{say('signIn.broken')}</strong>
            <p>{say('signIn.broken.text')}</p>
            <p dir="ltr">{signIn.problem}</p>
          </div>
        </div>
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
