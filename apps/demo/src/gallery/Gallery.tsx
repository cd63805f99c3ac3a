import { useEffect } from 'react'
import { Controls } from './Controls.tsx'
import { GalleryIndex } from './GalleryIndex.tsx'
import { writePlace } from './place.ts'
import { Stage } from './stage/Stage.tsx'
import { galleryStates } from './states/index.ts'
import { usePlace } from './usePlace.ts'

/** Every dialog in every state: an index, a state in a frame of a chosen width, or a state alone. */
export function Gallery() {
  const [place, go] = usePlace()
  const address = writePlace(place)
  const state = place.state ? galleryStates[place.state] : undefined
  useEffect(() => {
    document.documentElement.dataset.theme = place.theme
    document.title = state ? `${state.title} · Gallery` : 'Gallery'
  }, [place.theme, state])

  // Each place has an app of its own: nothing of the last one may be left.
  if (state && !place.width) return <Stage key={address} state={state} place={place} />
  return (
    <>
      <Controls place={place} go={go} />
      {state ? (
        <main className="frame">
          <iframe
            key={address}
            title={state.title}
            src={writePlace({ ...place, width: undefined })}
            width={place.width}
            height={800}
          />
        </main>
      ) : (
        <GalleryIndex place={place} />
      )}
    </>
  )
}
