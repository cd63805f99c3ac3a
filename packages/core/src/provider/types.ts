/**
 * An EIP-1193 provider as it really comes: only `request` can be counted on, and nothing about
 * its answers.
 */
export type Provider = {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on?(event: string, listener: (...args: never[]) => void): unknown
  removeListener?(event: string, listener: (...args: never[]) => void): unknown
  off?(event: string, listener: (...args: never[]) => void): unknown
}

/** Whether something can be spoken to at all. */
export function isProvider(value: unknown): value is Provider {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false
  try {
    return typeof Reflect.get(value, 'request') === 'function'
  } catch {
    return false
  }
}
