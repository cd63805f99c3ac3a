import type { MessageFinding } from '@countersign/judge'
import { Field } from '../ui/forms/Field.tsx'
import { Alarm } from '../ui/signs/Alarm.tsx'
import { AddressText } from '../ui/values/AddressText.tsx'
import { useWords } from '../words/useWords.ts'
import { GrantFacts } from './GrantFacts.tsx'
import type { Meant } from './useMeant.ts'
import { messageWords } from './words.ts'

/** What a message does when it is signed, and what has to be typed before it is. */
export function Judgement({ meant, chainId }: { meant: Meant; chainId: number }) {
  const say = useWords(messageWords)
  const { judgement, words, typed, type } = meant
  return (
    <>
      {judgement.findings.map((finding, index) => (
        // Findings are worked out anew from the message, and never move by themselves.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Finding key={index} {...{ finding, chainId }} />
      ))}
      {judgement.level === 'amber' && (
        <Field label={say('demand', { words: words.join(' ') })} hint={say('demand.hint')}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
      )}
    </>
  )
}

function Finding({ finding, chainId }: { finding: MessageFinding; chainId: number }) {
  const say = useWords(messageWords)
  switch (finding.kind) {
    case 'grant':
      return <GrantFacts {...{ finding, chainId }} />
    case 'unknownType':
    case 'witness':
      return (
        <Alarm isNote tone="warn" title={say(`amber.${finding.kind}`, { type: finding.type })}>
          <p>{say(`amber.${finding.kind}.text`)}</p>
        </Alarm>
      )
    case 'otherChain': {
      const { chainId: other } = finding
      return (
        <Alarm isNote tone="warn" title={say('amber.otherChain', { chain: other })}>
          <p>{say('amber.otherChain.text')}</p>
        </Alarm>
      )
    }
    case 'unseen':
      return (
        <Alarm isNote tone="warn" title={say('amber.unseen')}>
          <p>{say('amber.unseen.text')}</p>
        </Alarm>
      )
    case 'safeMessage':
    case 'safeTransaction': {
      const isRed = finding.kind === 'safeTransaction'
      const key = isRed ? 'red.safeTransaction' : 'amber.safeMessage'
      return (
        <Alarm tone={isRed ? 'danger' : 'warn'} title={say(key)}>
          <p>{say(`${key}.text`)}</p>
          {finding.safe && (
            <p>
              {say('safe')} <AddressText address={finding.safe} chainId={chainId} full />
            </p>
          )}
        </Alarm>
      )
    }
    default:
      // The page says what is wrong; here, what follows from it.
      return <Alarm title={say(`red.${finding.kind}`)} />
  }
}
