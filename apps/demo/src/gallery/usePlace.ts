import { useEffect, useState } from 'react'
import { type Place, readPlace, writePlace } from './place.ts'

/** Where the gallery is; it moves without loading the page again. */
export function usePlace(): readonly [Place, (place: Place) => void] {
  const [place, setPlace] = useState(() => readPlace(location.search))
  useEffect(() => {
    const follow = () => setPlace(readPlace(location.search))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const go = (next: Place) => {
    history.pushState(null, '', writePlace(next))
    setPlace(next)
  }
  return [place, go]
}
