import type { Collectible } from '@countersign/gateway'
import { useState } from 'react'
import styles from './AssetsPage.module.css'

/** Only what comes from our own server, or is part of the answer: nobody else learns who looks. */
function isOurs(address: string): boolean {
  if (address.startsWith('data:image/')) return true
  const { origin } = window.location
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin
}

/** R-UI-9: a collectible's picture, tried twice, else its number. */
export function CollectiblePicture({ piece }: { piece: Collectible }) {
  const [failures, setFailures] = useState(0)
  const { imageUri } = piece
  if (!imageUri || !isOurs(imageUri) || failures > 1) {
    return (
      <span className={styles.picture} aria-hidden="true">
        #{piece.id.slice(0, 8)}
      </span>
    )
  }
  return (
    <img
      key={failures}
      className={styles.picture}
      src={imageUri}
      alt=""
      loading="lazy"
      onError={() => setFailures(failures + 1)}
    />
  )
}
