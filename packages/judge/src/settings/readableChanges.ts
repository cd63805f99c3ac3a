import {
  type Expansion,
  type LocatedSettingsChange,
  type ProposedChange,
  readSettingsChanges,
} from '@countersign/safe'
import { type Address, isAddressEqual, zeroAddress } from 'viem'

/** A change that can be folded; what an update installs, the contract that does it says. */
export type Readable =
  | Exclude<ProposedChange, { kind: 'update' }>
  | { kind: 'migration'; migration: Address; isL2: boolean; withHandler: boolean }

/** The changes of this Safe's own settings, as far as what they come to can be told. */
export function readableChanges(opened: Expansion, safe: Address): Readable[] {
  return readSettingsChanges(opened).flatMap((located) => {
    const { path, account, ...change } = located
    if (!isAddressEqual(account, safe)) return []
    switch (change.kind) {
      case 'changeImplementation':
        return toMigration(opened, located)
      case 'setModuleGuard':
      case 'deleteModuleGuard':
        return []
      default:
        return [change]
    }
  })
}

function toMigration({ calls }: Expansion, { path }: LocatedSettingsChange): Readable[] {
  const call = calls.find((each) => each.path.join() === path.join())
  if (call?.decoding.status !== 'decoded' || call.operation !== 1) return []
  const { name } = call.decoding
  const [isL2, withHandler] = [name.includes('L2'), name.endsWith('WithFallbackHandler')]
  return [{ kind: 'migration', migration: call.to, isL2, withHandler }]
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
