import type { CountersignError } from '@countersign/core'
import { messages } from '../messages.ts'

type FailureProps = { error: CountersignError; onRetry: () => void }

/** R-ERR-4: one human sentence with a way forward; the technical text is one click away. */
export function Failure({ error, onRetry }: FailureProps) {
  return (
    <section className="cs-failure">
      <p>{error.message}</p>
      <button type="button" className="cs-button" data-variant="primary" onClick={onRetry}>
        {messages.retry}
      </button>
      <details>
        <summary>{messages.details}</summary>
        <pre>{error.details}</pre>
      </details>
    </section>
  )
}
