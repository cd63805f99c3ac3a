import { lazy, Suspense } from 'react'
import type { NonceChoice } from '../../../review/proposal/nonceChoices.ts'
import type { Queued } from '../../../review/proposal/useQueued.ts'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import { sendWords } from '../words.ts'

/** What names transactions, fetched with the first whose place is taken. */
const Instead = lazy(async () => ({ default: (await import('./Instead.tsx')).Instead }))

type NonceFieldProps = {
  queued: Queued
  onNonce: (nonce: number | null) => void
}

/** Where in the queue it stands: behind everything, or in the place of something that waits. */
export function NonceField({ queued: { nonces, hasFailed }, onNonce }: NonceFieldProps) {
  const say = useWords(sendWords)
  const { choices, recommended } = nonces ?? { choices: [], recommended: 0 }
  const waiting = nonces?.shown.waiting ?? []
  const failure = nonces?.asked === null ? 'nonce.failed' : 'nonce.unread'
  return (
    <div>
      <Field label={say('nonce')} hint={hasFailed && say(failure)}>
        {(control) => (
          <select
            {...control}
            disabled={!nonces}
            value={nonces?.shown.nonce}
            onChange={({ target }) => {
              const wanted = Number(target.value)
              onNonce(wanted === recommended ? null : wanted)
            }}
          >
            {choices.map((choice) => (
              <option key={choice.nonce} value={choice.nonce}>
                {labelOf(choice, choice.nonce === recommended)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {waiting.length > 0 && (
        <Suspense>
          <Instead waiting={waiting} />
        </Suspense>
      )}
    </div>
  )

  function labelOf(choice: NonceChoice, isRecommended: boolean): string {
    const { length: count } = choice.waiting
    if (isRecommended) return say('nonce.next', { nonce: choice.nonce })
    if (hasFailed) return say('nonce.kept', { nonce: choice.nonce })
    if (count === 0) return say('nonce.free', { nonce: choice.nonce })
    return say('nonce.replace', { nonce: choice.nonce, count })
  }
}
