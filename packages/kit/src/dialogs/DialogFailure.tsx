import type { DialogName } from '../context.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { DialogLayout } from './DialogLayout.tsx'

type DialogFailureProps = { name: DialogName; onRetry: () => void }

/** Stands where a dialog broke, with a way to draw it again. */
export function DialogFailure({ name, onRetry }: DialogFailureProps) {
  const { say } = useMessages()
  return (
    <DialogLayout title={say(`${name}.title`)}>
      <div className="cs-failure" role="alert">
        <p>{say('dialog.failed')}</p>
        <button type="button" className="cs-button" data-variant="primary" onClick={onRetry}>
          {say('action.retry')}
        </button>
      </div>
    </DialogLayout>
  )
}
