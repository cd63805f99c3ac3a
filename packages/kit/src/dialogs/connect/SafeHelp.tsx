import { useMessages } from '../../i18n/useMessages.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'

/** R-WAL-2: outside a Safe, how to open this app in one. */
export function SafeHelp() {
  const { say } = useMessages()
  const { origin } = window.location
  return (
    <div className="cs-install">
      <p>{say('connect.safe.text')}</p>
      <code className="cs-code">{origin}</code>
      <CopyButton text={origin} label={say('connect.safe.copy')} />
    </div>
  )
}
