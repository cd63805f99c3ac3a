import type { Message } from '@countersign/gateway'
import { showUnseen } from '@countersign/judge'
import { CopyButton } from '../../shared/ui/forms/CopyButton.tsx'
import { Section } from '../../shared/ui/sections/Section.tsx'
import { Alarm } from '../../shared/ui/signs/Alarm.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './MessagesPage.module.css'
import { readTyped } from './readTyped.ts'
import { SignInFields } from './SignInFields.tsx'
import { TypedContent } from './TypedContent.tsx'
import { useSignIn } from './useSignIn.ts'
import { messagesWords } from './words.ts'

/** The message itself: a sign-in by its fields, typed data by its names, a text as it is. */
export function Content({ message }: { message: Pick<Message, 'message' | 'origin'> }) {
  const say = useWords(messagesWords)
  const signIn = useSignIn(message)
  const content = message.message
  const typed = readTyped(content)
  // What is copied is what is signed, as far as that can be told.
  const whole =
    typeof content === 'string'
      ? content
      : JSON.stringify(
          typed ? { ...content, domain: typed.domain, message: typed.message } : content,
          null,
          2,
        )
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
          {showUnseen(content).text}
        </pre>
      ) : (
        <TypedContent signed={typed} />
      )}
    </Section>
  )
}
