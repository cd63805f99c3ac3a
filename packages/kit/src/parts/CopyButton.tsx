import { useCopy } from '../hooks/useCopy.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { Glyph } from './Glyph.tsx'

type CopyButtonProps = { text: string; label: string }

/** R-UI-7: copies a text and says so for a moment, also aloud; a refusal is said, too. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { say } = useMessages()
  const { state, copy } = useCopy()
  const notice =
    state === 'ready' ? null : say(state === 'copied' ? 'account.copied' : 'account.copy.refused')
  return (
    <>
      <button type="button" className="cs-button" data-variant="plain" onClick={() => copy(text)}>
        <Glyph name={state === 'copied' ? 'check' : 'copy'} />
        {notice ?? label}
      </button>
      <span className="cs-visually-hidden" role="status">
        {notice}
      </span>
    </>
  )
}
