import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useCountersign } from '../context.ts'
import { messages } from '../messages.ts'

/** What every dialog shares: title, close button, backdrop, focus trap and return. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { theme } = useCountersign()
  return (
    <Dialog.Portal>
      <div data-countersign="" data-countersign-theme={theme}>
        <Dialog.Backdrop className="cs-backdrop" />
        <Dialog.Popup className="cs-dialog">
          <header className="cs-header">
            <Dialog.Title className="cs-title">{title}</Dialog.Title>
            <Dialog.Close className="cs-close" aria-label={messages.close}>
              <svg viewBox="0 0 16 16" aria-hidden="true" width="16" height="16">
                <path d="M3.5 3.5l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="1.5" />
              </svg>
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </div>
    </Dialog.Portal>
  )
}
