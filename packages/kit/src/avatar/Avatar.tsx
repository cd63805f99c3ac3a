import { useContext } from 'react'
import type { AvatarProps } from '../appearance.ts'
import { CountersignContext } from '../context.ts'
import { Picture } from '../parts/Picture.tsx'
import { emojiAvatar } from './emojiAvatar.ts'

/** R-UI-8, R-UI-9: the app's own, or the name service's picture, tried twice, else the address's own emoji. */
export function Avatar(props: AvatarProps) {
  const Own = useContext(CountersignContext)?.avatar
  return Own ? <Own {...props} /> : <KitAvatar {...props} />
}

function KitAvatar({ address, image, size }: AvatarProps) {
  const { emoji, colour } = emojiAvatar(address)
  return (
    <Picture
      sources={[image ?? undefined]}
      className="cs-avatar"
      width={size}
      height={size}
      fallback={
        <span
          className="cs-avatar"
          aria-hidden="true"
          style={{ width: size, height: size, fontSize: size * 0.55, background: colour }}
        >
          {emoji}
        </span>
      }
    />
  )
}
