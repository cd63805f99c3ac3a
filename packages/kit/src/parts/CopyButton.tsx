import { useEffect, useState } from 'react'
import { useMessages } from '../i18n/useMessages.ts'

/** R-UI-7 */
const NOTICE_MS = 1_500

type CopyButtonProps = { text: string; label: string; className?: string }

/** R-UI-7: copies a text and says so for a moment, also aloud; a refusal is said, too. */
export function CopyButton({ text, label, className = 'cs-button' }: CopyButtonProps) {
  const { say } = useMessages()
  const [notice, setNotice] = useState<string | null>(null)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), NOTICE_MS)
    return () => clearTimeout(timer)
  }, [notice])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setNotice(say('account.copied'))
    } catch {
      setNotice(say('account.copy.refused'))
    }
  }
  return (
    <>
      <button type="button" className={className} data-variant="plain" onClick={copy}>
        {notice ?? label}
      </button>
      <span className="cs-visually-hidden" role="status">
        {notice}
      </span>
    </>
  )
}
