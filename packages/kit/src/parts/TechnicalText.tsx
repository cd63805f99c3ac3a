import { useMessages } from '../i18n/useMessages.ts'

/** R-ERR-4: what wallet or server said, one click away. */
export function TechnicalText({ text }: { text: string | undefined }) {
  const { say } = useMessages()
  if (!text) return null
  return (
    <details>
      <summary>{say('action.details')}</summary>
      <pre>{text}</pre>
    </details>
  )
}
