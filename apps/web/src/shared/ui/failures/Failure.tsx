import { useWords } from '../../words/useWords.ts'
import { Button } from '../forms/Button.tsx'
import { Icon } from '../signs/Icon.tsx'
import { uiWords } from '../words.ts'
import { describeError } from './describeError.ts'
import styles from './Failure.module.css'

type FailureProps = { error: unknown; onRetry?: () => void; isRetrying?: boolean }

/** R-ERR-4: what went wrong in one sentence, a way forward, and the technical text one click away. */
export function Failure({ error, onRetry, isRetrying = false }: FailureProps) {
  const say = useWords(uiWords)
  const { word, technical } = describeError(error)
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.sentence}>
        <Icon name="warning" />
        {say(word)}
      </p>
      {onRetry && (
        <Button onClick={onRetry} busy={isRetrying}>
          {say('retry')}
        </Button>
      )}
      <details className={styles.details}>
        <summary>{say('details')}</summary>
        <pre dir="ltr">{technical}</pre>
      </details>
    </div>
  )
}
