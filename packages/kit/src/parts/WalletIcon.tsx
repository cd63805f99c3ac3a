import type { WalletEntry } from '@countersign/core'
import { useEffect, useState } from 'react'
import { Picture } from './Picture.tsx'

type WalletIconProps = { wallet: WalletEntry; size: number }

/** R-WAL-10: only ever an `<img>`, so that nothing inside an announced icon can run. */
export function WalletIcon({ wallet, size }: WalletIconProps) {
  const [loaded, setLoaded] = useState<string>()
  const { icon } = wallet
  useEffect(() => {
    if (typeof icon !== 'function') return
    let current = true
    // R-UI-9: its code is asked for once more, too; then its monogram stays.
    icon()
      .catch(icon)
      .then(
        (source) => current && setLoaded(source),
        () => {},
      )
    return () => {
      current = false
    }
  }, [icon])
  return (
    <Picture
      sources={[typeof icon === 'string' ? icon : loaded]}
      className="cs-icon"
      width={size}
      height={size}
      fallback={
        <span
          className="cs-icon"
          aria-hidden="true"
          style={{ width: size, height: size, background: wallet.iconBackground }}
        >
          {wallet.name.slice(0, 1).toUpperCase()}
        </span>
      }
    />
  )
}
