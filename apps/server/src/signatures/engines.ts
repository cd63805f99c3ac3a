import { createRequire } from 'node:module'
import { bytesToHex, hexToBytes, recoverPublicKey } from 'viem/utils'

/** The 65 bytes of the key that signed a hash; throws or gives `null` when no key did. */
export type RecoverKey = (
  hash: Uint8Array,
  /** r and s. */
  compact: Uint8Array,
  recoveryId: 0 | 1,
) => Uint8Array | null | Promise<Uint8Array>

/** Ways to recover a key, the quickest first: 80, 300 and 1,000 µs on the same machine. */
export const engines: Readonly<
  Record<'native' | 'wasm' | 'javascript', () => Promise<RecoverKey>>
> = {
  /** Comes compiled for some machines, and is not there on others. */
  async native() {
    const require = createRequire(import.meta.url)
    // Past the package's entry, which would fall back to a slow library that nobody mends.
    const { ecdsaRecover }: NativeBindings = require('secp256k1/bindings')
    return (hash, compact, recoveryId) => ecdsaRecover(compact, recoveryId, hash, false)
  },
  async wasm() {
    const { recover } = await import('tiny-secp256k1')
    return (hash, compact, recoveryId) => recover(hash, compact, recoveryId, false)
  },
  async javascript() {
    return async (hash, compact, recoveryId) => {
      const signature = bytesToHex(Uint8Array.of(...compact, 27 + recoveryId))
      return hexToBytes(await recoverPublicKey({ hash, signature }))
    }
  },
}

type NativeBindings = {
  ecdsaRecover: (
    compact: Uint8Array,
    recoveryId: number,
    hash: Uint8Array,
    isCompressed: boolean,
  ) => Uint8Array
}

/** The quickest way that works here. */
export async function loadEngine(): Promise<RecoverKey> {
  try {
    return await engines.native()
  } catch {
    return engines.wasm().catch(engines.javascript)
  }
}
