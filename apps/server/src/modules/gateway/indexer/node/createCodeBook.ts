import { type IdentifiedCode, identifyCode } from '@countersign/safe'
import type { Address } from 'viem'
import type { NodeReader } from './createNodeReader.ts'

/** Far more than official contracts are deployed on a chain. */
const MAX_ENTRIES = 1_000

export type CodeBook = (reader: NodeReader, address: Address) => Promise<IdentifiedCode | null>

/**
 * Which official contract stands at an address. Their code can neither change nor go away, so a
 * name is remembered; that there is none is not, because there can be one tomorrow.
 */
export function createCodeBook(): CodeBook {
  const known = new Map<Address, IdentifiedCode>()
  return async (reader, address) => {
    const remembered = known.get(address)
    if (remembered) return remembered
    const code = identifyCode(await reader.code(address, 'latest'), address)
    if (code && known.size < MAX_ENTRIES) known.set(address, code)
    return code
  }
}
