import { type Address, zeroAddress } from 'viem'
import type { KnownContract } from '../code/knownCodeHashes.ts'
import { listSentinel } from '../contracts/listSentinel.ts'
import { sameAddress } from '../internal/sameAddress.ts'
import { applySettingsChange } from './applySettingsChange.ts'
import { compareVersions } from './compareVersions.ts'
import type { ProposedChange } from './encodeSettingsChange.ts'
import type { SafeSettings } from './safeSettings.ts'

/** What the chain says of an address that a change brings in. */
export type Newcomer = {
  hasCode: boolean
  /** By its code's hash; null for code that nobody knows. */
  contract: KnownContract | null
  /** Whether it answers as a contract that can sign (ERC-1271), or as a guard (ERC-165). */
  canSign: boolean
  isGuard: boolean
}

/** The contract would not do it, or the Safe would be lost by it. */
export type Refusal =
  | 'noOwnerLeft'
  | 'thresholdAboveOwners'
  | 'thresholdNone'
  | 'alreadyOwner'
  | 'notOwner'
  | 'impossibleOwner'
  | 'ownerCannotSign'
  | 'alreadyModule'
  | 'notModule'
  | 'modulesUnknown'
  | 'moduleHasNoCode'
  | 'guardsUnknownToVersion'
  | 'notGuard'
  | 'noGuard'
  | 'handlerHasNoCode'
  | 'handlerIsSafe'
  | 'tooOldToUpdate'
  | 'nothingChanges'

/** It would be done, and may be regretted. */
export type Caution =
  | 'everybodyNeeded'
  | 'oneDecides'
  | 'loseYourSay'
  | 'moduleTakesEverything'
  | 'guardMayBlock'
  | 'guardFalls'
  | 'handlerUnknown'
  | 'handlerFalls'
  | 'ownerIsContract'
  | 'signaturesFall'

export type SettingsJudgement = { refusal: Refusal | null; cautions: readonly Caution[] }

type Judged = {
  change: ProposedChange
  /** Of the one that it brings in; left out where it brings in nobody. */
  newcomer?: Newcomer | undefined
  /** The accounts of whoever proposes it. */
  own?: readonly Address[]
}

/** Whether a change can be made at all, and what its makers should think of before. */
export function judgeSettingsChange(settings: SafeSettings, judged: Judged): SettingsJudgement {
  const refusal = findRefusal(settings, judged)
  return { refusal, cautions: refusal ? [] : findCautions(settings, judged) }
}

function findRefusal(settings: SafeSettings, { change, newcomer }: Judged): Refusal | null {
  const { owners, modules, address } = settings
  const comes = (owner: Address): Refusal | null => {
    if ([zeroAddress, listSentinel, address].some((none) => sameAddress(none, owner))) {
      return 'impossibleOwner'
    }
    if (has(owners, owner)) return 'alreadyOwner'
    return newcomer?.hasCode && !newcomer.canSign ? 'ownerCannotSign' : null
  }
  const threshold = (wanted: bigint, count: number): Refusal | null =>
    wanted < 1n ? 'thresholdNone' : wanted > BigInt(count) ? 'thresholdAboveOwners' : null

  switch (change.kind) {
    case 'addOwner':
      return comes(change.owner) ?? threshold(change.threshold, owners.length + 1)
    case 'removeOwner':
      if (!has(owners, change.owner)) return 'notOwner'
      if (owners.length === 1) return 'noOwnerLeft'
      return threshold(change.threshold, owners.length - 1)
    case 'swapOwner':
      return has(owners, change.oldOwner) ? comes(change.newOwner) : 'notOwner'
    case 'changeThreshold':
      if (change.threshold === BigInt(settings.threshold)) return 'nothingChanges'
      return threshold(change.threshold, owners.length)
    case 'enableModule':
      if (!modules) return 'modulesUnknown'
      if (has(modules, change.module)) return 'alreadyModule'
      return newcomer?.hasCode ? null : 'moduleHasNoCode'
    case 'disableModule':
      if (!modules) return 'modulesUnknown'
      return has(modules, change.module) ? null : 'notModule'
    case 'setGuard':
      if (!knowsGuards(settings)) return 'guardsUnknownToVersion'
      if (settings.guard && sameAddress(settings.guard, change.guard)) return 'nothingChanges'
      return newcomer?.isGuard ? null : 'notGuard'
    case 'deleteGuard':
      return settings.guard ? null : 'noGuard'
    case 'setFallbackHandler': {
      const { handler } = change
      if (sameAddress(settings.fallbackHandler ?? zeroAddress, handler)) return 'nothingChanges'
      if (sameAddress(handler, address)) return 'handlerIsSafe'
      return sameAddress(handler, zeroAddress) || newcomer?.hasCode ? null : 'handlerHasNoCode'
    }
    case 'update':
      if (compareVersions(change.version, settings.version) <= 0) return 'nothingChanges'
      // Tried with real Safes from 1.1.1 on; nobody has promised it for older ones.
      return compareVersions(settings.version, '1.1.1') < 0 ? 'tooOldToUpdate' : null
  }
}

function findCautions(settings: SafeSettings, { change, newcomer, own = [] }: Judged): Caution[] {
  const after = applySettingsChange(settings, change)
  const count = after.owners.length
  const cautions: Caution[] = []
  const isAboutOwners = after.owners !== settings.owners || after.threshold !== settings.threshold
  if (isAboutOwners && after.threshold === count && count > 1) cautions.push('everybodyNeeded')
  if (isAboutOwners && after.threshold === 1) cautions.push('oneDecides')
  const hasSay = ({ owners }: SafeSettings) => own.some((mine) => has(owners, mine))
  if (hasSay(settings) && !hasSay(after)) cautions.push('loseYourSay')
  switch (change.kind) {
    case 'addOwner':
    case 'swapOwner':
      if (newcomer?.hasCode) cautions.push('ownerIsContract')
      break
    case 'enableModule':
      cautions.push('moduleTakesEverything')
      break
    case 'setGuard':
      cautions.push('guardMayBlock')
      break
    case 'deleteGuard':
      cautions.push('guardFalls')
      break
    case 'setFallbackHandler':
      if (after.fallbackHandler === null) cautions.push('handlerFalls')
      else if (newcomer?.contract !== 'CompatibilityFallbackHandler') {
        cautions.push('handlerUnknown')
      }
      break
    case 'update':
      // Their hashes name no chain: what waits has to be signed anew.
      if (compareVersions(settings.version, '1.3.0') < 0) cautions.push('signaturesFall')
  }
  return cautions
}

const has = (list: readonly Address[], member: Address) =>
  list.some((each) => sameAddress(each, member))

/** Guards came with 1.3.0. */
const knowsGuards = ({ version }: SafeSettings) => compareVersions(version, '1.3.0') >= 0
