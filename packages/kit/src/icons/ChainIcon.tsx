import { isTestnet } from './isTestnet.ts'
import { LazyIcon } from './LazyIcon.tsx'

export type ChainIconProps = {
  chain: { id: number; testnet?: boolean | undefined }
  /** The app's own picture of this chain: an address or a data URI. */
  icon?: string | undefined
  size: number
}

/** A chain's icon; a test network's has a broken ring around it. */
export function ChainIcon({ chain, icon, size }: ChainIconProps) {
  return (
    <LazyIcon
      size={size}
      isTestnet={isTestnet(chain)}
      icon={icon}
      chainId={chain.id}
      symbol={undefined}
      seed={String(chain.id)}
    />
  )
}
