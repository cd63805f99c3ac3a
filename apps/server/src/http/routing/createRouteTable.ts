import type { RouteRegistration } from './registration.ts'

/** @returns what was registered for a path, `undefined` where nothing was */
export type RouteTable = (path: string) => RouteRegistration | undefined

/** Finds registrations by path: the whole path first, then the longest beginning. */
export function createRouteTable(registrations: readonly RouteRegistration[]): RouteTable {
  const exact = new Map(registrations.map((each) => [each.path, each]))
  const beginnings = registrations
    .filter(({ path }) => path.endsWith('/*'))
    .map((each) => ({ each, beginning: each.path.slice(0, -1) }))
    .sort((a, b) => b.beginning.length - a.beginning.length)
  return (path) =>
    exact.get(path) ?? beginnings.find(({ beginning }) => path.startsWith(beginning))?.each
}
