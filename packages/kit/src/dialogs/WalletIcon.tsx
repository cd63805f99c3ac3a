import type { WalletEntry } from '@countersign/core'

/** R-WAL-10: only ever an `<img>`, so that nothing inside an announced icon can run. */
export function WalletIcon({ wallet, size }: { wallet: WalletEntry; size: number }) {
  if (typeof wallet.icon === 'string') {
    return <img src={wallet.icon} alt="" width={size} height={size} />
  }
  return (
    <span className="cs-monogram" data-size={size} aria-hidden="true">
      {wallet.name.slice(0, 1)}
    </span>
  )
}
