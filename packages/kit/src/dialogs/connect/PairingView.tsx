import {
  type Attempt,
  connectLink,
  scanText,
  type WalletChannel,
  type WalletEntry,
} from '@countersign/core'
import { useEffect, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { preload } from '../../parts/deferredCode.ts'
import { qrCode, ScannedCode } from '../../parts/ScannedCode.tsx'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { PhoneWallets } from './PhoneWallets.tsx'
import { usePlatform } from './usePlatform.ts'
import { useSteps } from './useSteps.ts'

type PairingViewProps = {
  attempt: Extract<Attempt, { step: 'opening' | 'approving' | 'pending' }>
  wallet: WalletEntry
  onInstall: () => void
  onRetry: (channel?: WalletChannel) => void
}

/** R-UI-11: a code to scan, or on a phone a link to follow; it renews itself and says so. */
export function PairingView({ attempt, wallet, onInstall, onRetry }: PairingViewProps) {
  const { say } = useMessages()
  const isPhone = usePlatform().os !== 'desktop'
  const { pairing, lost } = attempt
  const values = { wallet: wallet.shortName }
  const isProtocol = wallet.id === 'walletConnect'
  return (
    <div className="cs-attempt">
      {/* Said of a code that is there, never of one that is still to come. */}
      {lost && pairing && <p className="cs-note">{say(`qr.renewed.${lost}`)}</p>}
      {isPhone ? (
        <PhoneLink uri={pairing?.uri} wallet={wallet} />
      ) : (
        <CodeToScan uri={pairing?.uri} wallet={wallet} />
      )}
      {pairing && (
        <div className="cs-under">
          <CopyButton text={pairing.uri} label={say('qr.copy')} />
          <Countdown until={pairing.expiresAt} />
        </div>
      )}
      {wallet.channels.includes('coinbase') && (
        <button type="button" className="cs-link" onClick={() => onRetry('coinbase')}>
          {say('connect.popup')}
        </button>
      )}
      {!isProtocol && wallet.downloads && (
        <p className="cs-quiet">
          {isPhone && <>{say('connect.noApp', values)} </>}
          <button type="button" className="cs-link" onClick={onInstall}>
            {say('get.install', values)}
          </button>
        </p>
      )}
    </div>
  )
}

type WayProps = { uri: string | undefined; wallet: WalletEntry }

function CodeToScan({ uri, wallet }: WayProps) {
  // While the text is on its way.
  preload(qrCode)
  const { say } = useMessages()
  const values = { wallet: wallet.name }
  const invitation = wallet.id === 'walletConnect' ? say('qr.anyWallet') : say('qr.title', values)
  const scan = useSteps(wallet, 'mobile').find(({ step, isOwn }) => step === 'scan' && isOwn)
  return (
    <>
      <p className="cs-invitation">
        <WalletIcon wallet={wallet} size={32} />
        <span>{uri ? invitation : say('qr.preparing')}</span>
      </p>
      <ScannedCode
        text={uri && scanText(wallet, uri)}
        label={say('qr.alt', values)}
        waiting={say('qr.preparing')}
      />
      {scan && <p className="cs-quiet">{scan.text}</p>}
    </>
  )
}

/** No phone can scan its own screen: a link to the wallet, or to each of those that have one. */
function PhoneLink({ uri, wallet }: WayProps) {
  const { say } = useMessages()
  const platform = usePlatform()
  const link = uri && connectLink(wallet, platform, uri)
  const isProtocol = wallet.id === 'walletConnect'
  return (
    <>
      {isProtocol && <PhoneWallets uri={uri} />}
      {(link || !uri) && !isProtocol && (
        <a className="cs-button" data-variant="primary" href={link} aria-disabled={!link}>
          {say('connect.openApp', { wallet: wallet.shortName })}
        </a>
      )}
      {/* Without a link of its own, the copied text is of use in the wallet. */}
      {uri && !link && !isProtocol && <p>{say('connect.approve', { wallet: wallet.name })}</p>}
    </>
  )
}

/** How long the code is good for. Not announced: a clock read aloud every second helps nobody. */
function Countdown({ until }: { until: number }) {
  const { say, locale } = useMessages()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.round((until - now) / 1_000))
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  const time = `${new Intl.NumberFormat(locale).format(Math.floor(seconds / 60))}:${two.format(seconds % 60)}`
  return <span className="cs-quiet">{say('qr.expires', { time })}</span>
}
