import type { Attempt, ErrorKind, WalletEntry } from '@countersign/core'
import { useMessages } from '../../i18n/useMessages.ts'
import { Failure } from '../../parts/Failure.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { PairingView } from './PairingView.tsx'

type AttemptViewProps = {
  attempt: Exclude<Attempt, { step: 'idle' }>
  wallet: WalletEntry
  onRetry: () => void
  onInstall: () => void
  onBack: () => void
  /** What is said aloud is what is read. */
  text: string
}

/** Every state of connecting one wallet, each with its way forward. */
export function AttemptView(props: AttemptViewProps) {
  const { attempt, wallet, onInstall, text } = props
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
  const isWalletConnect = !wallet.installed && wallet.channels.includes('walletConnect')
  const isPairing = attempt.step === 'opening' || attempt.step === 'approving'
  if (isWalletConnect && isPairing) {
    return <PairingView attempt={attempt} wallet={wallet} onInstall={onInstall} />
  }
  return (
    <div className="cs-attempt" data-state={attempt.step}>
      <Halo wallet={wallet} state={attempt.step === 'connected' ? 'done' : 'waiting'} />
      <p>{text}</p>
    </div>
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
          {say('get.install', { wallet: wallet.name })}
        </button>
      )}
      <button
        type="button"
        className="cs-button"
        data-variant={isMissing ? 'plain' : 'primary'}
        onClick={onRetry}
      >
        {kind === 'popupBlocked' ? say('connect.popup') : say('action.retry')}
      </button>
    </>
  )
}

/** The wallet's icon in a ring that turns while it is waited for. */
function Halo({ wallet, state }: { wallet: WalletEntry; state: 'waiting' | 'failed' | 'done' }) {
  return (
    <span className="cs-halo" data-state={state}>
      <WalletIcon wallet={wallet} size={64} />
    </span>
  )
}
