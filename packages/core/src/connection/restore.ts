/** What is fetched to restore a connection; a file of its own, so that a page can fetch it alone. */
export { reconnect } from './reconnect.ts'
