type StartFailureProps = { error: unknown; onRetry: () => void }

/** Shown when the server cannot be asked how the app is configured. */
export function StartFailure({ error, onRetry }: StartFailureProps) {
  return (
    <main role="alert">
      <h1>The app could not start</h1>
      <p>Its server did not answer as expected. Check your connection and try again.</p>
      <button type="button" onClick={onRetry}>
        Try again
      </button>
      <details>
        <summary>Technical details</summary>
        <pre>{String(error)}</pre>
      </details>
    </main>
  )
}
