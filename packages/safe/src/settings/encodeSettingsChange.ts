import { type Address, encodeFunctionData, type Hex, parseAbi, zeroAddress } from 'viem'
import type { SettingsChange } from '../calls/readSettingsChanges.ts'
import { listSentinel } from '../contracts/listSentinel.ts'
import { safeActionsAbi } from '../contracts/safeActionsAbi.ts'
import { InvalidFieldError } from '../errors.ts'
import { addressDigits, toAddress, uintWord } from '../internal/abiWords.ts'
import { sameAddress } from '../internal/sameAddress.ts'
import type { Call } from '../types.ts'
import type { SafeSettings } from './safeSettings.ts'
import type { SafeUpdate } from './safeUpdate.ts'

/** The changes that a Safe makes by calling itself; another singleton comes by a migration. */
export type OwnChange = Exclude<
  SettingsChange,
  { kind: 'changeImplementation' | 'setModuleGuard' | 'deleteModuleGuard' }
>

export type ProposedChange = OwnChange | SafeUpdate

const migrationAbi = /* @__PURE__ */ parseAbi([
  'function migrateSingleton()',
  'function migrateWithFallbackHandler()',
  'function migrateL2Singleton()',
  'function migrateL2WithFallbackHandler()',
])

/** A change as the Safe's call to itself, or to who installs its new code; `readSettingsChanges` reads it back. */
export function encodeSettingsChange(settings: SafeSettings, change: ProposedChange): Call {
  if (change.kind === 'update') return encodeUpdate(change)
  return { to: settings.address, value: 0n, data: encode(settings, checked(change)), operation: 0 }
}

function encode({ owners, modules }: SafeSettings, change: OwnChange): Hex {
  const abi = safeActionsAbi
  switch (change.kind) {
    case 'addOwner':
      return encodeFunctionData({
        abi,
        functionName: 'addOwnerWithThreshold',
        args: [change.owner, change.threshold],
      })
    case 'removeOwner':
      return encodeFunctionData({
        abi,
        functionName: 'removeOwner',
        args: [before(owners, change.owner, 'owner'), change.owner, change.threshold],
      })
    case 'swapOwner': {
      const { oldOwner, newOwner } = change
      const args = [before(owners, oldOwner, 'oldOwner'), oldOwner, newOwner] as const
      return encodeFunctionData({ abi, functionName: 'swapOwner', args })
    }
    case 'changeThreshold':
      return encodeFunctionData({ abi, functionName: 'changeThreshold', args: [change.threshold] })
    case 'enableModule':
      return encodeFunctionData({ abi, functionName: 'enableModule', args: [change.module] })
    case 'disableModule': {
      const args = [before(modules ?? [], change.module, 'module'), change.module] as const
      return encodeFunctionData({ abi, functionName: 'disableModule', args })
    }
    case 'setGuard':
      return encodeFunctionData({ abi, functionName: 'setGuard', args: [change.guard] })
    case 'deleteGuard':
      return encodeFunctionData({ abi, functionName: 'setGuard', args: [zeroAddress] })
    case 'setFallbackHandler':
      return encodeFunctionData({ abi, functionName: 'setFallbackHandler', args: [change.handler] })
  }
}

function encodeUpdate({ migration, isL2, handler }: SafeUpdate): Call {
  const functionName = isL2
    ? handler
      ? 'migrateL2WithFallbackHandler'
      : 'migrateL2Singleton'
    : handler
      ? 'migrateWithFallbackHandler'
      : 'migrateSingleton'
  const data = encodeFunctionData({ abi: migrationAbi, functionName })
  return { to: migration, value: 0n, data, operation: 1 }
}

/** Every address as what it is in bytes, whatever its letters; every number as one that fits. */
function checked(change: OwnChange): OwnChange {
  const fields = Object.entries(change).map(([field, value]) => {
    if (field === 'kind') return [field, value]
    if (typeof value === 'bigint') {
      uintWord(value, field)
      return [field, value]
    }
    return [field, toAddress(addressDigits(value, field))]
  })
  return Object.fromEntries(fields) // the same fields
}

/** Lists in a Safe are linked: to take one out, the one before it has to be named. */
function before(list: readonly Address[], member: Address, field: string): Address {
  const index = list.findIndex((each) => sameAddress(each, member))
  if (index < 0) throw new InvalidFieldError(field, 'one that the Safe has')
  return toAddress(addressDigits(list[index - 1] ?? listSentinel, field))
}
