import type { Message } from '@countersign/gateway'
import { CopyButton } from '../../shared/ui/forms/CopyButton.tsx'
import { Section } from '../../shared/ui/sections/Section.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './MessagesPage.module.css'
import { statusOf } from './statusOf.ts'
import type { ProofState } from './useMessageProof.ts'
import { messagesWords } from './words.ts'

type PreparedProps = { message: Message; state: ProofState }

/** The finished signature, for whoever asked; only of a message that is what it is said to be. */
export function Prepared({ message, state }: PreparedProps) {
  const say = useWords(messagesWords)
  const { preparedSignature: signature } = message
  if (statusOf(state) !== 'CONFIRMED' || signature === null || !state.proof?.sameHash) return null
  return (
    <Section
      title={say('prepared')}
      aside={signature !== '0x' && <CopyButton text={signature} what={say('prepared.copy')} />}
    >
      <p className={styles.lead}>
        {say(signature === '0x' ? 'prepared.onChain' : 'prepared.text')}
      </p>
      {signature !== '0x' && (
        <p className={styles.bytes} dir="ltr">
          {signature}
        </p>
      )}
    </Section>
  )
}
