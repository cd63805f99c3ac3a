import type { ActCall } from '../../shared/acts/acts.ts'

/** Everything that some calls say, in their order. */
export const contentOfCalls = (calls: readonly ActCall[]): string =>
  calls.map(({ to, value, data, operation = 0 }) => `${to} ${value} ${data} ${operation}`).join()
