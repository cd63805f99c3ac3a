import { type Address, getAddress, isAddress } from 'viem'
import { describe } from '../errors/base.ts'
import { SafeUnavailableError } from '../errors/safe.ts'

/** The Safe in which this app was opened, as the host describes it. */
export type SafeInfo = {
  address: Address
  chainId: number
  owners: readonly Address[]
  threshold: number
  /** The visitor may look, and not sign. */
  isReadOnly: boolean
  /** Whose code it is; of unknown code, owners and threshold are only its own word. */
  code: 'official' | 'unknown code' | 'unchecked'
}

/** R-FRAME-3: reads a host's answer to `getSafeInfo`; one that makes no sense is none. */
export function parseSafeInfo(answer: unknown): SafeInfo {
  const { safeAddress, chainId, owners, threshold, isReadOnly } = (answer ?? {}) as Record<
    string,
    unknown // any value has properties, or none
  >
  const id = typeof chainId === 'string' ? Number(chainId) : chainId
  const list = Array.isArray(owners) ? owners.filter(isOwner) : []
  if (
    !isOwner(safeAddress) ||
    typeof id !== 'number' ||
    !Number.isSafeInteger(id) ||
    id < 1 ||
    list.length === 0 ||
    typeof threshold !== 'number' ||
    !Number.isSafeInteger(threshold)
  ) {
    const details = `This is no Safe: ${describe(answer).slice(0, 200)}`
    throw new SafeUnavailableError({ details })
  }
  return {
    address: getAddress(safeAddress),
    chainId: id,
    owners: list.map((owner) => getAddress(owner)),
    threshold,
    isReadOnly: isReadOnly === true,
    // A host's word on it would be worth nothing.
    code: 'unchecked',
  }
}

const isOwner = (value: unknown): value is Address =>
  typeof value === 'string' && isAddress(value, { strict: false })
