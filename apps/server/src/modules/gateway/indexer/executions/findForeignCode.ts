import { type Call, findBorrowedCode, mayBorrow } from '@countersign/safe'
import type { Address } from 'viem'
import type { Identify } from '../../chain/createCodeBook.ts'

/** Code of nobody known; `null`: it could not be read whose. */
export type ForeignCode = { target: Address | null }

/** Nobody needs the code of more contracts in one call; each is a question to the node. */
const MAX_TARGETS = 64

/** The first code of nobody known that a Safe runs as its own when it makes this call. */
export async function findForeignCode(
  safe: Address,
  call: Call,
  identify: Identify,
): Promise<ForeignCode | null> {
  const { from, complete } = findBorrowedCode(safe, call)
  for (const { address, as } of from.slice(0, MAX_TARGETS)) {
    if (!mayBorrow(as, await identify(address))) return { target: address }
  }
  return complete && from.length <= MAX_TARGETS ? null : { target: null }
}
