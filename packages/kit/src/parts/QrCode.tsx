import { useMemo } from 'react'
import { encode } from 'uqr'

type QrCodeProps = { text: string; label: string }

/** R-UI-11: error correction M and a margin of four modules, in whatever version the text needs. */
export const QR_OPTIONS = {
  ecc: 'M',
  border: 4,
  minVersion: 1,
  maxVersion: 40,
  boostEcc: false,
} as const

/** A code to scan. Always dark on white: many scanners do not read the inverse. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => toPath(text), [text])
  return (
    <svg className="cs-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0b0e14" shapeRendering="crispEdges" />
    </svg>
  )
}

/** One path of horizontal runs: a fraction of the nodes that one square each would take. */
function toPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, QR_OPTIONS)
  let path = ''
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue
      const start = x
      while (x < size && row[x]) x += 1
      path += `M${start} ${y}h${x - start}v1h${start - x}z`
    }
  }
  return { path, size }
}
