import { type Address, getAddress, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { unpackBatch } from '../batch/unpackBatch.ts'
import { decodeCall } from '../calls/decodeCall.ts'
import { findFunctions, type KnownFunction } from '../calls/findFunctions.ts'
import { SafeError } from '../errors.ts'
import type { Call } from '../types.ts'

/** Code of others that a Safe lets run as its own, for one call or from then on. */
export type BorrowedCode = {
  from: readonly { address: Address; as: 'delegate' | 'singleton' }[]
  /** Whether that is all. False when some part of the call could not be opened. */
  complete: boolean
}

/** More than fits into a block, deeper than anybody batches: such a call counts as closed. */
const MAX_CALLS = 10_000
const MAX_DEPTH = 8
const CHANGE_MASTER_COPY = '0x7de7edef'

/**
 * Whose code runs in a Safe's name when it makes this call itself: targets of delegatecalls at any
 * depth of a batch, and singletons that a migration or an old Safe's own function puts in its place.
 * Such code may write anything into the Safe's storage, an owner or a module that no list shows.
 */
export function findBorrowedCode(safe: Address, call: Call): BorrowedCode {
  const from = new Map<string, BorrowedCode['from'][number]>()
  let calls = 0
  let complete = true

  const add = (address: Address, as: 'delegate' | 'singleton') => {
    from.set(`${as} ${address.toLowerCase()}`, { address: getAddress(address), as })
  }

  const visit = ({ to, data, operation }: Call, depth: number): void => {
    calls += 1
    if (calls > MAX_CALLS || depth > MAX_DEPTH) {
      complete = false
      return
    }
    if (operation === 1) add(to, 'delegate')
    // From 1.5.0 on a batch may say the zero address for the Safe itself.
    else if (!isAddressEqual(to, safe) && !isAddressEqual(to, zeroAddress)) return
    const decoding = decodeCall(data)
    if (decoding.status === 'malformed') {
      // Contracts accept encodings that we do not; of other functions nothing more runs here.
      if (findFunctions(decoding.selector).some(carriesCode)) complete = false
      return
    }
    if (decoding.status !== 'decoded') return
    const first = decoding.parameters[0]
    if (operation === 1 && decoding.family === 'multiSend') {
      // Its one parameter is bytes.
      for (const part of open(first?.value as Hex)) visit(part, depth + 1)
    }
    const isMigration = operation === 1 && decoding.family === 'safeMigration'
    const isOwn = operation === 0 && decoding.selector === CHANGE_MASTER_COPY
    // All of these that have parameters begin with the new singleton.
    if ((isMigration || isOwn) && first) add(first.value as Address, 'singleton')
  }

  const open = (batch: Hex): readonly Call[] => {
    try {
      return unpackBatch(batch, { maximumCalls: MAX_CALLS })
    } catch (error) {
      if (!(error instanceof SafeError)) throw error
      complete = false
      return []
    }
  }

  visit(call, 0)
  return { from: [...from.values()], complete }
}

const carriesCode = ({ family, selector }: KnownFunction): boolean =>
  family === 'multiSend' || family === 'safeMigration' || selector === CHANGE_MASTER_COPY
