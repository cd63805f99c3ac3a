import { type Attempt, connectLink, scanText, type WalletEntry } from '@countersign/core'
import { useEffect, useState } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { QrCode } from '../../parts/QrCode.tsx'
import { usePlatform } from './usePlatform.ts'

type PairingViewProps = {
  attempt: Extract<Attempt, { step: 'opening' | 'approving' | 'pending' }>
  wallet: WalletEntry
  onInstall: () => void
}

/** R-UI-11: a code to scan, or on a phone a link to follow; it renews itself and says so. */
export function PairingView({ attempt, wallet, onInstall }: PairingViewProps) {
  const { say } = useMessages()
  const platform = usePlatform()
  const { pairing, lost } = attempt
  const values = { wallet: wallet.name }
  const link = pairing && connectLink(wallet, platform, pairing.uri)
  const isProtocol = wallet.id === 'walletConnect'
  const isPhone = platform.os !== 'desktop'
  // On a phone without a link for it, the code's own text is still of use in any wallet.
  const isScanned = !isPhone || Boolean(pairing && !link)
  return (
    <div className="cs-attempt">
      {lost && <p className="cs-note">{say(`qr.renewed.${lost}`)}</p>}
      {isScanned ? (
        <>
          <p>{isProtocol ? say('qr.anyWallet') : say('qr.title', values)}</p>
          <div className="cs-qr-box" data-ready={Boolean(pairing)}>
            {pairing ? (
              <QrCode text={scanText(wallet, pairing.uri)} label={say('qr.alt', values)} />
            ) : (
              <span className="cs-spinner" role="img" aria-label={say('qr.preparing')} />
            )}
          </div>
        </>
      ) : (
        <a className="cs-button" data-variant="primary" href={link} aria-disabled={!link}>
          {say('connect.openApp', values)}
        </a>
      )}
      {pairing && (
        <div className="cs-under">
          <Countdown until={pairing.expiresAt} />
          <CopyButton text={pairing.uri} label={say('qr.copy')} className="cs-link" />
        </div>
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
