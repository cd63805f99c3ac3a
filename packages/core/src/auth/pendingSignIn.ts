import type { Address, Hex } from 'viem'
import { frameStorage } from '../frame/frameStorage.ts'
import { STORAGE_PREFIX } from '../storage/storagePrefix.ts'
import type { Countersign } from '../types.ts'

/** A sign-in as a Safe that other owners still have to sign; it may take them days. */
export type PendingSignIn = {
  address: Address
  chainId: number
  message: string
  /** `shared`: signed off the chain, one by one. `proposed`: as a transaction of the Safe. */
  kind: 'shared' | 'proposed'
  hash: Hex
}

const KEY = `${STORAGE_PREFIX}.pendingSignIn`

type Page = Pick<Countersign, 'storage' | 'window'>

export function rememberPendingSignIn(page: Page, pending: PendingSignIn): void {
  frameStorage(page).setItem(KEY, JSON.stringify(pending))
}

/** The one of this very Safe; corrupt storage counts as none. */
export function readPendingSignIn(
  page: Page,
  { address, chainId }: Pick<PendingSignIn, 'address' | 'chainId'>,
): PendingSignIn | undefined {
  const pending = parse(frameStorage(page).getItem(KEY))
  return pending?.address === address && pending.chainId === chainId ? pending : undefined
}

export function forgetPendingSignIn(page: Page): void {
  frameStorage(page).removeItem(KEY)
}

function parse(text: string | null): PendingSignIn | undefined {
  try {
    const found: unknown = JSON.parse(text ?? 'null')
    return isPending(found) ? found : undefined
  } catch {
    return undefined
  }
}

function isPending(value: unknown): value is PendingSignIn {
  if (typeof value !== 'object' || value === null) return false
  const { address, chainId, message, kind, hash } = value as Record<string, unknown> // any object
  return (
    typeof address === 'string' &&
    typeof chainId === 'number' &&
    typeof message === 'string' &&
    message !== '' &&
    (kind === 'shared' || kind === 'proposed') &&
    typeof hash === 'string' &&
    /^0x[0-9a-f]{64}$/i.test(hash)
  )
}
