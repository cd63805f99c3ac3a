import { type ComponentProps, type ReactNode, useState } from 'react'

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> & {
  /** Where it may come from, in order. */
  sources: readonly (string | undefined)[]
  /** What stands in where nothing loads. */
  fallback: ReactNode
}

const TRIES = 2

/**
 * R-UI-9: a picture, tried once more when it does not load, then the next one in line, then what stands
 * in for it. Everything shown as a picture is one of these. It says nothing: its name stands beside it.
 */
export function Picture({ sources, fallback, ...props }: PictureProps) {
  // Each by its address, as often as it failed: another picture gets its own tries.
  const [failed, setFailed] = useState<readonly string[]>([])
  const source = sources.find(
    (each) => each && failed.filter((other) => other === each).length < TRIES,
  )
  return source ? (
    <img
      // A new element asks again.
      key={failed.length}
      {...props}
      src={source}
      alt=""
      onError={() => setFailed([...failed, source])}
    />
  ) : (
    fallback
  )
}
