import { downloadLink, type WalletEntry } from '@countersign/core'
import { useCountersign } from '../../context.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { QrCode } from '../../parts/QrCode.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { phoneLink } from './GetWallet.tsx'
import { usePlatform } from './usePlatform.ts'

type InstallWalletProps = { wallet: WalletEntry; onConnect: () => void }

/** R-UI-13: how to get one wallet here, step by step, and a code that leads a phone to it. */
export function InstallWallet({ wallet, onConnect }: InstallWalletProps) {
  const { say } = useMessages()
  const platform = usePlatform()
  const downloads = wallet.downloads ?? {}
  const here = downloadLink(downloads, platform)
  const phone = platform.os === 'desktop' ? phoneLink(downloads) : undefined
  const values = { wallet: wallet.name }
  const isExtension = platform.os === 'desktop' && Boolean(here)
  const { walletConnect } = useCountersign().countersign
  const canScan = Boolean(walletConnect) && wallet.channels.includes('walletConnect')
  return (
    <div className="cs-install">
      <div className="cs-install-header">
        <WalletIcon wallet={wallet} size={48} />
        <p>{wallet.installed ? wallet.name : say('get.notInstalled', values)}</p>
      </div>
      <ol className="cs-steps">
        <li>
          <strong>{say('get.step.install.title', values)}</strong>
          <p>{say(isExtension ? 'get.step.install.extension' : 'get.step.install.mobile')}</p>
        </li>
        <li>
          <strong>{say('get.step.create.title')}</strong>
          <p>{say('get.step.create.text')}</p>
        </li>
        <li>
          <strong>{say(isExtension ? 'get.step.refresh.title' : 'get.step.scan.title')}</strong>
          <p>{say(isExtension ? 'get.step.refresh.text' : 'get.step.scan.text', values)}</p>
        </li>
      </ol>
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
      {!isExtension && canScan && (
        <button
          type="button"
          className="cs-button cs-wide"
          data-variant="plain"
          onClick={onConnect}
        >
          {say('get.step.scan.title')}
        </button>
      )}
      {phone && (
        <div className="cs-phone">
          <div className="cs-qr-box" data-ready="true">
            <QrCode text={phone} label={say('get.scan.alt', values)} />
          </div>
          <p className="cs-quiet">{say('get.scan', values)}</p>
        </div>
      )}
    </div>
  )
}
