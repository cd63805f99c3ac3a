import type { LocatedSettingsChange, ProposedChange } from '@countersign/safe'
import { type Address, isAddressEqual, zeroAddress } from 'viem'

/** A change that can be folded: of what a Safe's lists say, not of its code. */
export type Readable = Exclude<ProposedChange, { kind: 'update' }>

/** The changes of this Safe's own settings, as far as what they come to can be told. */
export function readableChanges(
  changes: readonly LocatedSettingsChange[],
  safe: Address,
): Readable[] {
  return changes.flatMap(({ path, account, ...change }) => {
    if (!isAddressEqual(account, safe)) return []
    switch (change.kind) {
      case 'changeImplementation':
      case 'setModuleGuard':
      case 'deleteModuleGuard':
        return []
      default:
        return [change]
    }
  })
}

/** Whom a change brings in. */
export function newcomerOf(change: Readable): Address | null {
  switch (change.kind) {
    case 'addOwner':
      return change.owner
    case 'swapOwner':
      return change.newOwner
    case 'enableModule':
      return change.module
    case 'setGuard':
      return change.guard
    case 'setFallbackHandler':
      return isAddressEqual(change.handler, zeroAddress) ? null : change.handler
    default:
      return null
  }
}
