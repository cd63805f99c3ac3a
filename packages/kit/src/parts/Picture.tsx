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
  // By address, so that another picture gets its own tries.
  const [failures, setFailures] = useState<Readonly<Record<string, number>>>({})
  const source = sources.find((each) => each && (failures[each] ?? 0) < TRIES)
  if (!source) return fallback
  const failed = failures[source] ?? 0
  return (
    <img
      {...props}
      // A new element asks again.
      key={`${source} ${failed}`}
      src={source}
      alt=""
      onError={() => setFailures({ ...failures, [source]: failed + 1 })}
    />
  )
}
