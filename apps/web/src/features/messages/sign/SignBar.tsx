import type { Message } from '@countersign/gateway'
import { lazy, Suspense } from 'react'
import { isAddressEqual } from 'viem'
import { useConnection } from 'wagmi'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { Section } from '../../../shared/ui/sections/Section.tsx'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { readOrigin } from '../readOrigin.ts'
import { statusOf } from '../statusOf.ts'
import type { ProofState } from '../useMessageProof.ts'
import { messagesWords } from '../words.ts'
import styles from './Sign.module.css'

/** Whoever only reads a message needs nothing of what signs. */
const SignButtons = lazy(async () => ({
  default: (await import('./SignButtons.tsx')).SignButtons,
}))

type SignBarProps = {
  /** With the origin only if an owner stands by it. */
  message: Message
  state: ProofState
}

/** What an owner can do for a message that waits; nothing for one that is not what it is said to be. */
export function SignBar({ message, state }: SignBarProps) {
  const say = useWords(messagesWords)
  const { features } = useAccount().chain
  const { address } = useConnection()
  const { confirmations, messageHash } = message
  const { proof } = state
  if (!proof?.sameHash || proof.voices === 'disputed') return null
  if (statusOf(state) === 'CONFIRMED') return null
  const isSigned =
    address !== undefined && confirmations.some(({ owner }) => isAddressEqual(owner.value, address))
  return (
    <Section title={say('sign.title')}>
      <div className={styles.bar}>
        <Suspense fallback={<Skeleton rows={2} />}>
          <SignButtons
            message={message.message}
            known={messageHash}
            asker={readOrigin(message.origin)?.host ?? null}
            isCollected={features.includes('EIP1271')}
            isSigned={isSigned}
          />
        </Suspense>
      </div>
    </Section>
  )
}
