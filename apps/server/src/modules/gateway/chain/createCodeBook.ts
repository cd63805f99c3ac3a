import { type IdentifiedCode, identifyCode } from '@countersign/safe'
import type { Address, Hex } from 'viem'

/** Far more than official contracts are deployed on a chain. */
const MAX_ENTRIES = 1_000

/** Which official contract lives at an address, if any. */
export type Identify = (address: Address) => Promise<IdentifiedCode | null>

/** The same, by whoever reads the code. */
export type CodeBook = (
  address: Address,
  readCode: (address: Address) => Promise<Hex>,
) => Promise<IdentifiedCode | null>

/**
 * Which official contract stands at an address. Their code can neither change nor go away, so a
 * name is remembered; that there is none is not, because there can be one tomorrow.
 */
export function createCodeBook(): CodeBook {
  const known = new Map<Address, IdentifiedCode>()
  return async (address, readCode) => {
    const remembered = known.get(address)
    if (remembered) return remembered
    const code = identifyCode(await readCode(address), address)
    if (code && known.size < MAX_ENTRIES) known.set(address, code)
    return code
  }
}
