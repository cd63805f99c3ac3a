import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { DecodedCall } from './decodeCall.ts'
import type { ExpandedCall, Expansion } from './expandCalls.ts'

export type SettingsChange =
  | { kind: 'addOwner'; owner: Address; threshold: bigint }
  | { kind: 'removeOwner'; owner: Address; threshold: bigint }
  | { kind: 'swapOwner'; oldOwner: Address; newOwner: Address }
  | { kind: 'changeThreshold'; threshold: bigint }
  | { kind: 'enableModule'; module: Address }
  | { kind: 'disableModule'; module: Address }
  | { kind: 'setGuard'; guard: Address }
  | { kind: 'deleteGuard' }
  | { kind: 'setModuleGuard'; moduleGuard: Address }
  | { kind: 'deleteModuleGuard' }
  | { kind: 'setFallbackHandler'; handler: Address }
  /** `null`: a migration contract decides which, as its name and code say. */
  | { kind: 'changeImplementation'; implementation: Address | null }

export type LocatedSettingsChange = SettingsChange & {
  path: readonly number[]
  /** The Safe that changes. */
  account: Address
}

/**
 * What a transaction says it changes in the Safe (or in a Safe it acts for). Other code, run as
 * a delegatecall, can change settings without saying so: `findDelegateCalls` tells.
 */
export function readSettingsChanges(expansion: Expansion): LocatedSettingsChange[] {
  return expansion.calls.flatMap((call) => {
    const { actor, decoding, path } = call
    if (decoding.status !== 'decoded') return []
    const change = isMigration(call, decoding)
      ? migration(decoding)
      : decoding.family === 'safe' && targetsActor(call)
        ? settings(decoding)
        : undefined
    return change ? [{ ...change, path, account: actor }] : []
  })
}

/** Settings can only be changed by the Safe calling itself. */
function targetsActor(call: ExpandedCall): boolean {
  return call.operation === 0 && (call.mayTargetActor || isAddressEqual(call.to, call.actor))
}

function isMigration(call: ExpandedCall, decoding: DecodedCall): boolean {
  return call.operation === 1 && decoding.family === 'safeMigration'
}

function migration(decoding: DecodedCall): SettingsChange {
  const [implementation] = decoding.parameters
  return {
    kind: 'changeImplementation',
    implementation: implementation ? (implementation.value as Address) : null, // the type is address
  }
}

function settings({ name, parameters }: DecodedCall): SettingsChange | undefined {
  // The bundled signatures fix the type of every parameter.
  const address = (index: number) => parameters[index]?.value as Address
  const amount = (index: number) => parameters[index]?.value as bigint
  switch (name) {
    case 'addOwnerWithThreshold':
      return { kind: 'addOwner', owner: address(0), threshold: amount(1) }
    case 'removeOwner':
      return { kind: 'removeOwner', owner: address(1), threshold: amount(2) }
    case 'swapOwner':
      return { kind: 'swapOwner', oldOwner: address(1), newOwner: address(2) }
    case 'changeThreshold':
      return { kind: 'changeThreshold', threshold: amount(0) }
    case 'enableModule':
      return { kind: 'enableModule', module: address(0) }
    case 'disableModule':
      return { kind: 'disableModule', module: address(1) }
    case 'setGuard':
      return isAddressEqual(address(0), zeroAddress)
        ? { kind: 'deleteGuard' }
        : { kind: 'setGuard', guard: address(0) }
    case 'setModuleGuard':
      return isAddressEqual(address(0), zeroAddress)
        ? { kind: 'deleteModuleGuard' }
        : { kind: 'setModuleGuard', moduleGuard: address(0) }
    case 'setFallbackHandler':
      return { kind: 'setFallbackHandler', handler: address(0) }
    case 'changeMasterCopy':
      return { kind: 'changeImplementation', implementation: address(0) }
    default:
      return undefined
  }
}
