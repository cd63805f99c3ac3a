import { useContext, useState } from 'react'
import type { AvatarProps } from '../appearance.ts'
import { CountersignContext } from '../context.ts'
import { emojiAvatar } from './emojiAvatar.ts'

/** R-UI-8, R-UI-9: the app's own, or the name service's picture, tried twice, else the address's own emoji. */
export function Avatar(props: AvatarProps) {
  const Own = useContext(CountersignContext)?.avatar
  return Own ? <Own {...props} /> : <KitAvatar {...props} />
}

function KitAvatar({ address, image, size }: AvatarProps) {
  // Keyed by picture, so that another one gets its own tries.
  const [failures, setFailures] = useState<{ image: string; count: number } | null>(null)
  const failed = failures && failures.image === image ? failures.count : 0
  const { emoji, colour } = emojiAvatar(address)
  if (image && failed < 2) {
    return (
      <img
        key={failed}
        className="cs-avatar"
        src={image}
        alt=""
        width={size}
        height={size}
        onError={() => setFailures({ image, count: failed + 1 })}
      />
    )
  }
  return (
    <span
      className="cs-avatar"
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.55, background: colour }}
    >
      {emoji}
    </span>
  )
}
