import type { Recovery } from '../signatures/createRecovery.ts'

/** Recovers nobody and starts no threads, for tests of everything else. */
export const noRecovery: Recovery = {
  recover: async () => undefined,
  recoverHash: async () => undefined,
  close: async () => {},
}
