import type { SettingsInfo } from '@countersign/gateway'
import { type DecodedCall, expandCalls, readSettingsChanges } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import { toAddressInfo } from './toAddressInfo.ts'

/** The functions by which a Safe changes itself. */
export const SETTINGS_METHODS: ReadonlySet<string> = new Set([
  'addOwnerWithThreshold',
  'removeOwner',
  'swapOwner',
  'changeThreshold',
  'changeMasterCopy',
  'enableModule',
  'disableModule',
  'setFallbackHandler',
  'setGuard',
  'setModuleGuard',
] satisfies DecodedCall['name'][])

/** What a call of a Safe to itself changes. */
export function toSettingsInfo(safe: Address, data: Hex): SettingsInfo | null {
  const expansion = expandCalls(safe, { to: safe, value: 0n, data, operation: 0 })
  const change = readSettingsChanges(expansion).find(({ path }) => path.length === 0)
  if (!change) return null
  switch (change.kind) {
    case 'addOwner':
    case 'removeOwner':
      return {
        type: change.kind === 'addOwner' ? 'ADD_OWNER' : 'REMOVE_OWNER',
        owner: toAddressInfo(change.owner),
        threshold: toCount(change.threshold),
      }
    case 'swapOwner':
      return {
        type: 'SWAP_OWNER',
        oldOwner: toAddressInfo(change.oldOwner),
        newOwner: toAddressInfo(change.newOwner),
      }
    case 'changeThreshold':
      return { type: 'CHANGE_THRESHOLD', threshold: toCount(change.threshold) }
    case 'enableModule':
      return { type: 'ENABLE_MODULE', module: toAddressInfo(change.module) }
    case 'disableModule':
      return { type: 'DISABLE_MODULE', module: toAddressInfo(change.module) }
    case 'setGuard':
      return { type: 'SET_GUARD', guard: toAddressInfo(change.guard) }
    case 'deleteGuard':
      return { type: 'DELETE_GUARD' }
    case 'setModuleGuard':
      return { type: 'SET_MODULE_GUARD', moduleGuard: toAddressInfo(change.moduleGuard) }
    case 'deleteModuleGuard':
      return { type: 'DELETE_MODULE_GUARD' }
    case 'setFallbackHandler':
      return { type: 'SET_FALLBACK_HANDLER', handler: toAddressInfo(change.handler) }
    case 'changeImplementation':
      return change.implementation === null
        ? null
        : {
            type: 'CHANGE_MASTER_COPY',
            implementation: toAddressInfo(change.implementation),
          }
  }
}

/** Anybody may propose any number; what does not fit into JSON exactly is as good as endless. */
function toCount(threshold: bigint): number {
  return threshold > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(threshold)
}
