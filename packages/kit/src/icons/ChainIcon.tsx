import { useContext } from 'react'
import { CountersignContext } from '../context.ts'
import { isTestnet } from './isTestnet.ts'
import { LazyIcon } from './LazyIcon.tsx'

export type ChainIconProps = {
  chain: { id: number; testnet?: boolean | undefined }
  /** A picture of this chain, an address or a data URI; absent: the app's own, else the kit's. */
  icon?: string | undefined
  size: number
}

/** A chain's icon; a test network's has a broken ring around it. */
export function ChainIcon({ chain, icon, size }: ChainIconProps) {
  const own = useContext(CountersignContext)?.chainIcons?.[chain.id]
  return (
    <LazyIcon
      size={size}
      isTestnet={isTestnet(chain)}
      icon={icon ?? own}
      chainId={chain.id}
      symbol={undefined}
      seed={String(chain.id)}
    />
  )
}
