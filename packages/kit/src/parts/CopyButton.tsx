import { useCopy } from '../hooks/useCopy.ts'
import { useMessages } from '../i18n/useMessages.ts'

type CopyButtonProps = { text: string; label: string; className?: string }

/** R-UI-7: copies a text and says so for a moment, also aloud; a refusal is said, too. */
export function CopyButton({ text, label, className = 'cs-button' }: CopyButtonProps) {
  const { say } = useMessages()
  const { state, copy } = useCopy()
  const notice =
    state === 'ready' ? null : say(state === 'copied' ? 'account.copied' : 'account.copy.refused')
  return (
    <>
      <button type="button" className={className} data-variant="plain" onClick={() => copy(text)}>
        {notice ?? label}
      </button>
      <span className="cs-visually-hidden" role="status">
        {notice}
      </span>
    </>
  )
}
