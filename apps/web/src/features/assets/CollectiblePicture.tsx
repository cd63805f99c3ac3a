import type { Collectible } from '@countersign/gateway'
import { Picture } from '@countersign/kit'
import styles from './AssetsPage.module.css'

/** Only what comes from our own server, or is part of the answer: nobody else learns who looks. */
function isOurs(address: string): boolean {
  if (address.startsWith('data:image/')) return true
  const { origin } = window.location
  return URL.canParse(address, origin) && new URL(address, origin).origin === origin
}

/** A collectible's picture, else its number. */
export function CollectiblePicture({ piece }: { piece: Collectible }) {
  const { imageUri } = piece
  return (
    <Picture
      sources={[imageUri && isOurs(imageUri) ? imageUri : undefined]}
      className={styles.picture}
      loading="lazy"
      fallback={
        <span className={styles.picture} aria-hidden="true">
          #{piece.id.slice(0, 8)}
        </span>
      }
    />
  )
}
