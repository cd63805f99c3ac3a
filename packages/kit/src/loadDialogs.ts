import type { DialogName } from './context.ts'
import { loadContent } from './dialogs/content.ts'

/** What all dialogs share; fetched on first intent, never with the page. */
export const loadDialogs = () => import('./dialogs/Dialogs.tsx')

/** Handlers that fetch a dialog before it is asked for: on hover, focus and first touch. */
export function prefetch(name: DialogName) {
  const load = () => {
    void loadDialogs()
    void loadContent[name]()
  }
  return { onPointerEnter: load, onFocus: load, onTouchStart: load }
}
