const RANDOM_BYTES = 16
const EXPIRY_BYTES = 4
const BODY_BYTES = RANDOM_BYTES + EXPIRY_BYTES
const SEAL_BYTES = 12
const NONCE = new RegExp(`^[0-9a-f]{${2 * (BODY_BYTES + SEAL_BYTES)}}$`)

type CreateNoncesParameters = { secret: string; ttlSeconds: number; now: () => number }

/**
 * Nonces that carry their own proof: random bytes, an expiry, and a seal over both and the visitor's
 * pre-session. Nothing is stored until one is used, so nobody can fill a store by asking for them.
 */
export function createNonces({ secret, ttlSeconds, now }: CreateNoncesParameters) {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const text = encoder.encode(`countersign nonce ${secret}`)
  const key = crypto.subtle.importKey('raw', text, algorithm, false, ['sign'])

  async function seal(body: Uint8Array, preSession: string): Promise<string> {
    const sealed = new Uint8Array([...body, ...encoder.encode(preSession)])
    const mac = await crypto.subtle.sign('HMAC', await key, sealed)
    return toHex(new Uint8Array(mac).subarray(0, SEAL_BYTES))
  }

  return {
    async issue(preSession: string) {
      const issuedAt = now()
      const expiry = Math.floor(issuedAt / 1000) + ttlSeconds
      const body = new Uint8Array(BODY_BYTES)
      crypto.getRandomValues(body.subarray(0, RANDOM_BYTES))
      new DataView(body.buffer).setUint32(RANDOM_BYTES, expiry)
      const nonce = toHex(body) + (await seal(body, preSession))
      return { nonce, issuedAt, expiresAt: expiry * 1000 }
    },
    /** When a nonce of ours ends; nothing for one that this visitor was not given. */
    async check(nonce: string, preSession: string): Promise<number | undefined> {
      if (!NONCE.test(nonce)) return undefined
      const body = fromHex(nonce.slice(0, 2 * BODY_BYTES))
      if (!isSame(nonce.slice(2 * BODY_BYTES), await seal(body, preSession))) return undefined
      return new DataView(body.buffer).getUint32(RANDOM_BYTES) * 1000
    },
  }
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

const fromHex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** Takes the same time wherever two texts of one length differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let n = 0; n < one.length; n += 1) difference |= one.charCodeAt(n) ^ other.charCodeAt(n)
  return difference === 0
}
