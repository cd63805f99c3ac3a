/** A file of its own: only visitors who were connected before fetch the code that restores it. */
export { reconnect } from '@countersign/core'
