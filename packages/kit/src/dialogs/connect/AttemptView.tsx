import type { Attempt, ErrorKind, WalletChannel, WalletEntry } from '@countersign/core'
import { useCountersign } from '../../context.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { Failure } from '../../parts/Failure.tsx'
import { Halo } from './Halo.tsx'
import { PairingView } from './PairingView.tsx'
import { PopupView } from './PopupView.tsx'

type AttemptViewProps = {
  attempt: Exclude<Attempt, { step: 'idle' }>
  wallet: WalletEntry
  /** Tries again, in the same way or another. */
  onRetry: (channel?: WalletChannel) => void
  onInstall: () => void
  onBack: () => void
  /** What is said aloud is what is read. */
  text: string
}

/** Every state of connecting one wallet, each with its way forward. */
export function AttemptView(props: AttemptViewProps) {
  const { attempt, wallet, onInstall, onRetry, text } = props
  if (attempt.step === 'failed') {
    return (
      <div className="cs-attempt" data-state="failed">
        <Halo wallet={wallet} state="failed" />
        <Failure error={attempt.error}>
          <WayForward {...props} kind={attempt.error.kind} />
        </Failure>
      </div>
    )
  }
  if (attempt.step === 'opening' || attempt.step === 'approving') {
    if (attempt.channel === 'walletConnect')
      return <PairingView {...{ attempt, wallet, onInstall, onRetry }} />
    if (attempt.channel === 'coinbase') return <PopupView {...{ wallet, text, onRetry }} />
  }
  return (
    <div className="cs-attempt" data-state={attempt.step}>
      <Halo wallet={wallet} state={attempt.step === 'connected' ? 'done' : 'waiting'} />
      <p>{text}</p>
      {attempt.step === 'connected' && attempt.result.switchError && (
        <Failure error={attempt.result.switchError}>
          <ToNetworks />
        </Failure>
      )}
    </div>
  )
}

/** R-CON-3: connected, but not where the app wants to be. */
function ToNetworks() {
  const { openDialog } = useCountersign()
  const { say } = useMessages()
  return (
    <button
      type="button"
      className="cs-button"
      data-variant="primary"
      onClick={() => openDialog('network')}
    >
      {say('account.switchNetwork')}
    </button>
  )
}

/** R-ERR-4: what can be done about it. Trying again is offered only where it may help. */
function WayForward(props: AttemptViewProps & { kind: ErrorKind }) {
  const { kind, wallet, onRetry, onInstall, onBack } = props
  const { say } = useMessages()
  if (kind === 'noProjectId') {
    return (
      <button type="button" className="cs-button" data-variant="primary" onClick={onBack}>
        {say('dialog.back')}
      </button>
    )
  }
  const isMissing = kind === 'walletNotFound' && Boolean(wallet.downloads)
  return (
    <>
      {isMissing && (
        <button type="button" className="cs-button" data-variant="primary" onClick={onInstall}>
          {say('get.install', { wallet: wallet.shortName })}
        </button>
      )}
      <button
        type="button"
        className="cs-button"
        data-variant={isMissing ? 'plain' : 'primary'}
        onClick={() => onRetry()}
      >
        {kind === 'popupBlocked' ? say('connect.popup') : say('action.retry')}
      </button>
    </>
  )
}
