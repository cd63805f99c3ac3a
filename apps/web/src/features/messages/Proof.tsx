import type { ReactNode } from 'react'
import { Failure } from '../../shared/ui/failures/Failure.tsx'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Section } from '../../shared/ui/sections/Section.tsx'
import { Skeleton } from '../../shared/ui/sections/Skeleton.tsx'
import { Alarm } from '../../shared/ui/signs/Alarm.tsx'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { Fact, Facts } from '../../shared/ui/tables/Facts.tsx'
import { Hashes } from '../../shared/ui/values/Hashes.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import type { ComparedProof } from './compareProofs.ts'
import type { ProofState } from './useMessageProof.ts'
import { messagesWords } from './words.ts'

/** Our own hash beside the gateway's, and the chain's word on the whole signature. */
export function Proof({ state: { proof, error, isFetching, refetch } }: { state: ProofState }) {
  const say = useWords(messagesWords)
  return (
    <Section title={say('proof')}>
      {proof ? (
        <Findings proof={proof}>
          <Button look="quiet" busy={isFetching} onClick={refetch}>
            {say('proof.again')}
          </Button>
        </Findings>
      ) : error ? (
        <Failure error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <Skeleton rows={4} />
      )}
    </Section>
  )
}

const HASHES = ['domainHash', 'messageHash', 'safeMessageHash'] as const

/** `children`: a way on, where those who were asked do not say the same. */
function Findings({ proof, children }: { proof: ComparedProof; children: ReactNode }) {
  const { hashes, sameHash, accepted, kept, voices } = proof
  const say = useWords(messagesWords)
  const hashWord = !hashes ? 'impossible' : sameHash ? 'same' : 'other'
  return (
    <>
      {!sameHash && <Alarm title={say('foreign')} />}
      {voices === 'disputed' && <Alarm title={say('proof.disputed')}>{children}</Alarm>}
      {voices === 'one' && (
        <Alarm tone="warn" isNote title={say('proof.alone')}>
          {children}
        </Alarm>
      )}
      <Facts>
        <Fact name={say('proof.hash')}>
          <Verdict isGood={sameHash} text={say(`proof.hash.${hashWord}`)} />
        </Fact>
        {accepted !== null && (
          <Fact name={say('proof.chain')}>
            <Verdict
              isGood={accepted}
              text={say(accepted ? 'proof.chain.accepted' : 'proof.chain.refused')}
            />
          </Fact>
        )}
        {kept && (
          <Fact name={say('proof.kept')}>
            <Verdict isGood text={say('proof.kept.yes')} />
          </Fact>
        )}
      </Facts>
      {hashes && (
        <Hashes
          hashes={HASHES.map((name) => ({ name: say(`hash.${name}`), hash: hashes[name] }))}
        />
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
