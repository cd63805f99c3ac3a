import { Picture } from '../parts/Picture.tsx'
import { CHAIN_PICTURES, TOKEN_PICTURES } from './pictures.ts'
import { ripple } from './ripple.ts'

export type DrawnIconProps = {
  /** An app's own picture: an address or a data URI. */
  icon: string | undefined
  chainId: number | undefined
  symbol: string | undefined
  /** Whatever it is told apart by, when there is no picture of it. */
  seed: string
}

/** An app's picture, else ours, else a calm pattern that is always the same for the same thing. */
export default function DrawnIcon({ icon, chainId, symbol, seed }: DrawnIconProps) {
  // Own properties alone: a token may be called `constructor`.
  const named = symbol?.toUpperCase() ?? ''
  const ours = Object.hasOwn(TOKEN_PICTURES, named) ? TOKEN_PICTURES[named] : undefined
  const chains = chainId ? CHAIN_PICTURES[chainId] : undefined
  return <Picture sources={[icon, ours, chains]} fallback={<Pattern seed={seed} />} />
}

function Pattern({ seed }: { seed: string }) {
  const { hue, turn } = ripple(seed)
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" fill={`hsl(${hue} 34% 40%)`} />
      <g
        fill="none"
        stroke={`hsl(${hue} 60% 88%)`}
        strokeWidth="2"
        transform={`rotate(${turn} 12 12)`}
      >
        <circle cx="12" cy="12" r="9" strokeOpacity=".4" />
        <circle cx="9" cy="12" r="6" strokeOpacity=".7" />
        <circle cx="6" cy="12" r="3" />
      </g>
    </svg>
  )
}
