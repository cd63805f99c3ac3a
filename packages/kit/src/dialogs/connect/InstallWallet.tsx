import { downloadLink, type WalletEntry } from '@countersign/core'
import { useCountersign } from '../../context.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { ScannedCode } from '../../parts/ScannedCode.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { phoneLink } from './GetWallet.tsx'
import { Steps } from './Steps.tsx'
import { usePlatform } from './usePlatform.ts'
import { type ShownStep, useSteps } from './useSteps.ts'

type InstallWalletProps = { wallet: WalletEntry; onConnect: () => void; onGet: () => void }

/** R-UI-13: how to get one wallet here, step by step, and a code that leads a phone to it. */
export function InstallWallet({ wallet, onConnect, onGet }: InstallWalletProps) {
  const { say } = useMessages()
  const platform = usePlatform()
  const downloads = wallet.downloads ?? {}
  const here = downloadLink(downloads, platform)
  const isPhone = platform.os !== 'desktop'
  const phone = isPhone ? undefined : phoneLink(downloads)
  const values = { wallet: wallet.shortName }
  // The generic one is no wallet of its own: there is nothing to install by its name.
  const isAny = wallet.offered === 'alone'
  const isExtension = !isPhone && (Boolean(here) || isAny)
  const { walletConnect } = useCountersign().countersign
  const canPair = Boolean(walletConnect) && wallet.channels.includes('walletConnect')
  const steps = useSteps(wallet, isExtension ? 'extension' : 'mobile')
  // Ours name the wallet, which the generic one is not; and inside a phone it is found, not installed.
  const shown = isAny
    ? steps.filter(({ isOwn }) => isOwn && !isPhone)
    : steps.map((step) => (isPhone ? onPhone(step) : step))
  return (
    <div className="cs-install">
      <div className="cs-install-header">
        <WalletIcon wallet={wallet} size={48} />
        <p>{headline()}</p>
      </div>
      {shown.length > 0 && <Steps steps={shown} />}
      {isAny && (
        <button type="button" className="cs-button cs-wide" data-variant="primary" onClick={onGet}>
          {say('connect.get')}
        </button>
      )}
      {here && (
        <a
          className="cs-button cs-wide"
          data-variant="primary"
          href={here}
          target="_blank"
          rel="noreferrer"
        >
          {say('get.install', values)}
        </a>
      )}
      {isExtension && (
        <button
          type="button"
          className="cs-button cs-wide"
          data-variant="plain"
          onClick={() => window.location.reload()}
        >
          {say('get.reload')}
        </button>
      )}
      {!isExtension && canPair && (
        <button
          type="button"
          className="cs-button cs-wide"
          data-variant="plain"
          onClick={onConnect}
        >
          {isPhone ? say('connect.openApp', values) : say('get.step.scan.title')}
        </button>
      )}
      {phone && (
        <div className="cs-phone">
          <ScannedCode
            text={phone}
            label={say('get.scan.alt', values)}
            waiting={say('qr.preparing')}
          />
          <p className="cs-quiet">{say('get.scan', values)}</p>
        </div>
      )}
    </div>
  )

  function headline(): string {
    if (isAny) return say(isPhone ? 'get.noneHere.phone' : 'get.noneHere')
    return wallet.installed ? wallet.name : say('get.notInstalled', { wallet: wallet.name })
  }

  /** A phone does not scan itself: it comes back to a link, or uses the browser inside the wallet. */
  function onPhone(step: ShownStep): { title: string; text: string } {
    if (step.step !== 'scan') return step
    const way = canPair ? 'back' : 'inside'
    return {
      title: say(`get.step.${way}.title`, values),
      text: say(`get.step.${way}.text`, values),
    }
  }
}
