import { zeroAddress } from 'viem'
import { sameAddress } from '../internal/sameAddress.ts'
import type { ProposedChange } from './encodeSettingsChange.ts'
import type { SafeSettings } from './safeSettings.ts'

/** The settings after a change, in the order in which the contract will have them. */
export function applySettingsChange(settings: SafeSettings, change: ProposedChange): SafeSettings {
  const { owners, modules } = settings
  switch (change.kind) {
    // Who comes last stands first: that is how the contract links its lists.
    case 'addOwner':
      return {
        ...settings,
        owners: [change.owner, ...owners],
        threshold: Number(change.threshold),
      }
    case 'removeOwner':
      return {
        ...settings,
        owners: owners.filter((owner) => !sameAddress(owner, change.owner)),
        threshold: Number(change.threshold),
      }
    case 'swapOwner':
      return {
        ...settings,
        owners: owners.map((owner) =>
          sameAddress(owner, change.oldOwner) ? change.newOwner : owner,
        ),
      }
    case 'changeThreshold':
      return { ...settings, threshold: Number(change.threshold) }
    case 'enableModule':
      return { ...settings, modules: [change.module, ...(modules ?? [])] }
    case 'disableModule':
      return {
        ...settings,
        modules: modules?.filter((module) => !sameAddress(module, change.module)) ?? null,
      }
    case 'setGuard':
      return { ...settings, guard: change.guard }
    case 'deleteGuard':
      return { ...settings, guard: null }
    case 'setFallbackHandler': {
      const isNone = sameAddress(change.handler, zeroAddress)
      return { ...settings, fallbackHandler: isNone ? null : change.handler }
    }
    case 'update': {
      const { version, handler } = change
      return { ...settings, version, fallbackHandler: handler ?? settings.fallbackHandler }
    }
  }
}
