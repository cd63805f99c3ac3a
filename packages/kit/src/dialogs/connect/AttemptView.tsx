import type { Attempt, WalletEntry } from '@countersign/core'
import { useChains } from 'wagmi'
import { useMessages } from '../../i18n/useMessages.ts'
import { Failure } from '../../parts/Failure.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { announce } from './announce.ts'
import { PairingView } from './PairingView.tsx'

type AttemptViewProps = {
  attempt: Exclude<Attempt, { step: 'idle' }>
  wallet: WalletEntry
  onRetry: () => void
  onInstall: () => void
}

/** Every state of connecting one wallet, each with its way forward. */
export function AttemptView({ attempt, wallet, onRetry, onInstall }: AttemptViewProps) {
  const { say } = useMessages()
  const chains = useChains()
  if (attempt.step === 'failed') {
    const { kind } = attempt.error
    return (
      <div className="cs-attempt" data-state="failed">
        <Halo wallet={wallet} state="failed" />
        <Failure error={attempt.error}>
          <button type="button" className="cs-button" data-variant="primary" onClick={onRetry}>
            {kind === 'popupBlocked' ? say('connect.popup') : say('action.retry')}
          </button>
          {kind === 'walletNotFound' && (
            <button type="button" className="cs-button" data-variant="plain" onClick={onInstall}>
              {say('get.install', { wallet: wallet.name })}
            </button>
          )}
        </Failure>
      </div>
    )
  }
  const isWalletConnect = !wallet.installed && wallet.channels.includes('walletConnect')
  const isPairing = attempt.step === 'opening' || attempt.step === 'approving'
  if (isWalletConnect && isPairing) {
    return <PairingView attempt={attempt} wallet={wallet} onInstall={onInstall} />
  }
  const network = 'chainId' in attempt ? chains.find(({ id }) => id === attempt.chainId)?.name : ''
  const text =
    attempt.step === 'switching' || attempt.step === 'adding'
      ? say(`connect.${attempt.step}`, { wallet: wallet.name, network: network ?? '' })
      : announce(attempt, wallet, say)
  return (
    <div className="cs-attempt" data-state={attempt.step}>
      <Halo wallet={wallet} state={attempt.step === 'connected' ? 'done' : 'waiting'} />
      <p>{text}</p>
    </div>
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
