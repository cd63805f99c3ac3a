/**
 * What restores a connection, checks it and lets it go: of use only to whoever has been connected, and
 * a file of its own, so that nobody else fetches it.
 */
export { followOtherTab } from './followOtherTab.ts'
export { recheck } from './recheck.ts'
export { reconnect } from './reconnect.ts'
