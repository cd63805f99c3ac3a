import type { WalletEntry } from '@countersign/core'
import { useMessages } from '../../i18n/useMessages.ts'
import { Halo } from './Halo.tsx'

type NotSetUpProps = { wallet: WalletEntry; onBack: () => void }

/** R-WAL-6: the app has no project id, so there is no code to show; that is said, and the way back. */
export function NotSetUp({ wallet, onBack }: NotSetUpProps) {
  const { say } = useMessages()
  return (
    <div className="cs-attempt" data-state="notSetUp">
      <Halo wallet={wallet} state="idle" />
      <p>{say('connect.noProjectId')}</p>
      <button type="button" className="cs-button" data-variant="primary" onClick={onBack}>
        {say('dialog.back')}
      </button>
    </div>
  )
}
