import type { SignInSession, SignInStore } from './types.ts'

/** Keeps everything in this process: for one server, and until it is restarted. */
export function createMemoryStore(now: () => number = Date.now): SignInStore {
  const nonces = new Map<string, number>()
  const sessions = new Map<string, SignInSession>()
  /** What is over is forgotten when something new comes. */
  const sweep = () => {
    for (const [nonce, expiresAt] of nonces) if (expiresAt <= now()) nonces.delete(nonce)
    for (const [id, { expiresAt }] of sessions) if (expiresAt <= now()) sessions.delete(id)
  }
  return {
    async claimNonce(nonce, expiresAt) {
      sweep()
      if (nonces.has(nonce)) return false
      nonces.set(nonce, expiresAt)
      return true
    },
    addSession: async (id, session) => void sessions.set(id, session),
    getSession: async (id) => sessions.get(id),
    removeSession: async (id) => void sessions.delete(id),
  }
}
