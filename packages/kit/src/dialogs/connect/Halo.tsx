import type { WalletEntry } from '@countersign/core'
import type { CSSProperties } from 'react'
import { WalletIcon } from '../../parts/WalletIcon.tsx'

type HaloProps = { wallet: WalletEntry; state: 'waiting' | 'failed' | 'done' | 'idle' }

/** The wallet's icon in a ring of its own colour, which turns while the wallet is waited for. */
export function Halo({ wallet, state }: HaloProps) {
  // React's types know no custom properties. R-UI-3: without one, the theme's accent.
  const accent = wallet.iconAccent && ({ '--cs-wallet': wallet.iconAccent } as CSSProperties)
  return (
    <span className="cs-halo" data-state={state} {...(accent && { style: accent })}>
      <WalletIcon wallet={wallet} size={64} />
    </span>
  )
}
