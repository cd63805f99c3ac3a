import type { WalletEntry } from '@countersign/core'
import { useEffect, useState } from 'react'

type WalletIconProps = { wallet: WalletEntry; size: number }

/** R-WAL-10: only ever an `<img>`, so that nothing inside an announced icon can run. */
export function WalletIcon({ wallet, size }: WalletIconProps) {
  const [loaded, setLoaded] = useState<string>()
  const [broken, setBroken] = useState<{ source: string; count: number }>()
  const { icon } = wallet
  useEffect(() => {
    if (typeof icon !== 'function') return
    let current = true
    // R-UI-9: a picture is tried twice, then its monogram stays.
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
  const source = typeof icon === 'string' ? icon : loaded
  const failures = broken && broken.source === source ? broken.count : 0
  if (source && failures < 2) {
    return (
      <img
        key={failures}
        className="cs-icon"
        src={source}
        alt=""
        width={size}
        height={size}
        onError={() => setBroken({ source, count: failures + 1 })}
      />
    )
  }
  return (
    <span
      className="cs-icon"
      aria-hidden="true"
      style={{ width: size, height: size, background: wallet.iconBackground }}
    >
      {wallet.name.slice(0, 1).toUpperCase()}
    </span>
  )
}
