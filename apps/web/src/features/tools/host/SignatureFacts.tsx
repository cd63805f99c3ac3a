import type { FrameSignature } from '@countersign/core/frame'
import { CopyButton } from '../../../shared/ui/forms/CopyButton.tsx'
import { Tag } from '../../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { HashGroups } from '../HashGroups.tsx'
import type { judgeSignature } from './judgeSignature.ts'
import { hostWords } from './words.ts'

type SignatureFactsProps = {
  answer: FrameSignature
  verdict: ReturnType<typeof judgeSignature>
}

/** What a host gave for a message: signed by all, by some so far, or to be signed on the chain. */
export function SignatureFacts({ answer, verdict }: SignatureFactsProps) {
  const say = useWords(hostWords)
  const messageHash = answer.kind === 'proposed' ? undefined : answer.messageHash
  return (
    <>
      <Tag tone={answer.kind === 'signed' ? 'good' : 'plain'}>{say(`message.${answer.kind}`)}</Tag>{' '}
      {verdict !== 'unsaid' && (
        <Tag tone={verdict === 'same' ? 'good' : 'danger'}>{say(`message.${verdict}`)}</Tag>
      )}
      {messageHash && <HashGroups label={say('message.hash')} hash={messageHash} />}
      {answer.kind === 'proposed' && (
        <HashGroups label={say('message.safeTx')} hash={answer.safeTxHash} />
      )}
      {answer.kind === 'signed' && (
        <>
          {say('message.signature')}{' '}
          <CopyButton text={answer.signature} what={say('message.signature')} />
          <bdi dir="ltr">{answer.signature}</bdi>
        </>
      )}
    </>
  )
}
