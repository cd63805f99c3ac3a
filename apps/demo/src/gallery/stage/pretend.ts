import type { GalleryState } from '../states/types.ts'
import { NOW } from './constants.ts'

/** Makes this page's browser what a state wants: another phone, no network, a clock that stands. */
export function pretend({ userAgent, offline }: GalleryState): () => void {
  const undo = [
    override(Date, 'now', { value: () => NOW }),
    ...(userAgent ? [override(navigator, 'userAgent', { get: () => userAgent })] : []),
    ...(offline ? [override(navigator, 'onLine', { get: () => false })] : []),
  ]
  return () => {
    for (const restore of undo) restore()
  }
}

function override(target: object, name: string, property: PropertyDescriptor): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { ...property, configurable: true })
  return () => {
    if (own) Object.defineProperty(target, name, own)
    else Reflect.deleteProperty(target, name)
  }
}
