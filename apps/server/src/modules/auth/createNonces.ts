import { createHmac, createSecretKey, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { fromBase62, toBase62 } from './base62.ts'

const RANDOM_BYTES = 16
const EXPIRY_BYTES = 4
const SEAL_BYTES = 12
const BODY_BYTES = RANDOM_BYTES + EXPIRY_BYTES

type NonceState = { state: 'good' | 'expired'; expiresAt: Date } | { state: 'foreign' }

export type Nonces = {
  issue: (preSession: string) => { nonce: string; issuedAt: Date; expiresAt: Date }
  /** Whether we issued it to this pre-session. Whether it was used is the database's to know. */
  check: (nonce: string, preSession: string) => NonceState
}

type CreateNoncesParameters = { secret: string; ttlSeconds: number; now: () => number }

/**
 * Nonces that carry their own proof: random bytes, an expiry, and a seal over both and the
 * visitor's pre-session. Nothing is stored until one is used, so nobody can fill the database by
 * asking for them.
 */
export function createNonces({ secret, ttlSeconds, now }: CreateNoncesParameters): Nonces {
  // As a key object: from plain bytes one would be made for every nonce.
  const bytes = hkdfSync('sha256', secret, '', 'countersign nonce', 32)
  const key = createSecretKey(Buffer.from(bytes))

  function seal(body: Uint8Array, preSession: string): Buffer {
    return createHmac('sha256', key)
      .update(body)
      .update(preSession)
      .digest()
      .subarray(0, SEAL_BYTES)
  }

  return {
    issue(preSession) {
      const issuedAt = now()
      const expiry = Math.floor(issuedAt / 1000) + ttlSeconds
      const body = Buffer.alloc(BODY_BYTES)
      randomBytes(RANDOM_BYTES).copy(body)
      body.writeUInt32BE(expiry, RANDOM_BYTES)
      return {
        nonce: toBase62(Buffer.concat([body, seal(body, preSession)])),
        issuedAt: new Date(issuedAt),
        expiresAt: new Date(expiry * 1000),
      }
    },
    check(nonce, preSession) {
      const bytes = fromBase62(nonce, BODY_BYTES + SEAL_BYTES)
      if (!bytes) return { state: 'foreign' }
      const body = bytes.subarray(0, BODY_BYTES)
      if (!timingSafeEqual(bytes.subarray(BODY_BYTES), seal(body, preSession))) {
        return { state: 'foreign' }
      }
      const expiresAt = new Date(body.readUInt32BE(RANDOM_BYTES) * 1000)
      return { state: expiresAt.getTime() > now() ? 'good' : 'expired', expiresAt }
    },
  }
}
