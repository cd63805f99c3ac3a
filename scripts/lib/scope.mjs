import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What surrounds a piece of work and everything that it starts: the `signal` that says it is to end,
 * and the `log` that keeps what it says.
 * @type {AsyncLocalStorage<{ signal?: AbortSignal, log?: string }>}
 */
export const scope = new AsyncLocalStorage()
