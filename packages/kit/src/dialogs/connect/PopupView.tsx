import type { WalletChannel, WalletEntry } from '@countersign/core'
import { useCountersign } from '../../context.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { Halo } from './Halo.tsx'

type PopupViewProps = {
  wallet: WalletEntry
  text: string
  onRetry: (channel?: WalletChannel) => void
}

/** R-WAL-4: the wallet asks in a window of its own, which may be lost behind this one. */
export function PopupView({ wallet, text, onRetry }: PopupViewProps) {
  const { say } = useMessages()
  const { walletConnect } = useCountersign().countersign
  return (
    <div className="cs-attempt" data-state="popup">
      <Halo wallet={wallet} state="waiting" />
      <p>{text}</p>
      <button
        type="button"
        className="cs-button"
        data-variant="plain"
        onClick={() => onRetry('coinbase')}
      >
        {say('connect.popup')}
      </button>
      {walletConnect && wallet.channels.includes('walletConnect') && (
        <button type="button" className="cs-link" onClick={() => onRetry('walletConnect')}>
          {say('get.step.scan.title')}
        </button>
      )}
    </div>
  )
}
