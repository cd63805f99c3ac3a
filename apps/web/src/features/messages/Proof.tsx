import { groupHash } from '@countersign/safe'
import { Failure } from '../../shared/ui/Failure.tsx'
import { Icon } from '../../shared/ui/Icon.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { Tag } from '../../shared/ui/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './MessagesPage.module.css'
import type { MessageProof } from './proveMessage.ts'
import { Section } from './Section.tsx'
import type { ProofState } from './useMessageProof.ts'
import { messagesWords } from './words.ts'

/** Our own hash beside the gateway's, and the chain's word on the whole signature. */
export function Proof({ state: { proof, error, isFetching, refetch } }: { state: ProofState }) {
  const say = useWords(messagesWords)
  return (
    <Section title={say('proof')}>
      {proof ? (
        <Findings proof={proof} />
      ) : error ? (
        <Failure error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <Skeleton rows={4} />
      )}
    </Section>
  )
}

const HASHES = ['domainHash', 'messageHash', 'safeMessageHash'] as const

function Findings({ proof: { hashes, sameHash, accepted } }: { proof: MessageProof }) {
  const say = useWords(messagesWords)
  const hashWord = !hashes ? 'impossible' : sameHash ? 'same' : 'other'
  return (
    <>
      {!sameHash && (
        <div className={styles.alarm} role="alert">
          <Icon name="warning" />
          {say('foreign')}
        </div>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{say('proof.hash')}</dt>
          <dd>
            <Verdict isGood={sameHash} text={say(`proof.hash.${hashWord}`)} />
          </dd>
        </div>
        {accepted !== null && (
          <div>
            <dt>{say('proof.chain')}</dt>
            <dd>
              <Verdict
                isGood={accepted}
                text={say(accepted ? 'proof.chain.accepted' : 'proof.chain.refused')}
              />
            </dd>
          </div>
        )}
      </dl>
      {hashes && (
        <dl className={styles.hashes}>
          {HASHES.map((name) => (
            <div key={name}>
              <dt>{say(`hash.${name}`)}</dt>
              <dd dir="ltr">{groupHash(hashes[name]).join(' ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function Verdict({ isGood, text }: { isGood: boolean; text: string }) {
  return (
    <Tag tone={isGood ? 'good' : 'danger'} icon={isGood ? 'check' : 'warning'}>
      {text}
    </Tag>
  )
}
