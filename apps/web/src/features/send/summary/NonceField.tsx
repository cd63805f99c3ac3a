import { useAccount } from '../../../shared/account/AccountContext.ts'
import { TransactionTitle } from '../../../shared/transaction/TransactionTitle.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import type { NonceChoice } from '../plan/nonceChoices.ts'
import type { Queued } from '../plan/useQueued.ts'
import { sendWords } from '../words.ts'
import styles from './Summary.module.css'

type NonceFieldProps = {
  queued: Queued
  /** Null: the recommended one. */
  nonce: number | null
  onNonce: (nonce: number | null) => void
}

/** Where in the queue it stands: behind everything, or in the place of something that waits. */
export function NonceField({ queued: { nonces, hasFailed }, nonce, onNonce }: NonceFieldProps) {
  const say = useWords(sendWords)
  const { chain } = useAccount()
  const { choices, recommended } = nonces ?? { choices: [], recommended: 0 }
  const chosen = choices.find((choice) => choice.nonce === (nonce ?? recommended)) ?? choices[0]
  const waiting = chosen?.waiting ?? []
  return (
    <div>
      <Field label={say('nonce')} hint={hasFailed && say('nonce.failed')}>
        {(control) => (
          <select
            {...control}
            disabled={!nonces}
            value={chosen?.nonce}
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
        <div className={styles.instead}>
          <p>{say('nonce.instead')}</p>
          <ul>
            {waiting.map(({ id, txInfo, note }) => (
              <li key={id}>
                <TransactionTitle info={txInfo} chain={chain} pending />
                {note && <bdi className={styles.quiet}>{note}</bdi>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )

  function labelOf(choice: NonceChoice, isRecommended: boolean): string {
    const { length: count } = choice.waiting
    if (isRecommended) return say('nonce.next', { nonce: choice.nonce })
    if (count === 0) return say('nonce.free', { nonce: choice.nonce })
    return say('nonce.replace', { nonce: choice.nonce, count })
  }
}
