import { LazyIcon } from './LazyIcon.tsx'

export type TokenIconProps = {
  /**
   * What the token is known by. Only of one that somebody vouches for: whoever makes a token may
   * call it USDC, and must not get USDC's picture for it.
   */
  symbol?: string | undefined
  /** For a chain's own coin: without a picture of its own it has the chain's. */
  chainId?: number | undefined
  /** Tells those apart that have no picture, such as the token's address. */
  seed: string
  /** The app's own picture of it: an address or a data URI. */
  icon?: string | undefined
  size: number
}

/** The icon of a coin or a token. */
export function TokenIcon({ symbol, chainId, seed, icon, size }: TokenIconProps) {
  return <LazyIcon size={size} icon={icon} chainId={chainId} symbol={symbol} seed={seed} />
}
