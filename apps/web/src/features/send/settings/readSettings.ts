import {
  applySettingsChange,
  encodeSettingsChange,
  judgeSettingsChange,
  type Newcomer,
  type ProposedChange,
  type SafeSettings,
} from '@countersign/safe'
import { type Address, getAddress, isAddress, zeroAddress } from 'viem'
import { readRecipient } from '../../../shared/recipient/readRecipient.ts'
import type { ItemOf } from '../draft/draft.ts'
import { GAS } from '../plan/gas.ts'
import type { Asked, Fault, ReadCall, Reading } from '../read/reading.ts'
import { readLimit } from './readLimit.ts'
import type { SettingsRead } from './settingsRead.ts'

type Item = ItemOf<'settings'>

/** A change of the Safe itself, as the changes before it in the draft leave it. */
export function readSettings(item: Item, reading: Reading): SettingsRead {
  const { settings } = reading
  const recipient = bringsIn(item) ? readRecipient(item.to, reading) : null
  const nothing = { id: item.id, calls: [], flows: [], recipient, after: null, threshold: null }
  const none: SettingsRead = {
    ...nothing,
    before: null,
    refusal: null,
    limit: null,
    cautions: [],
    faults: {},
    isAsking: false,
  }
  if (settings === 'asking') return { ...none, isAsking: true }
  if (settings === 'failed') return { ...none, faults: { what: { word: 'fault.tokenFailed' } } }
  if (settings === null) return { ...none, faults: { what: { word: 'fault.notSafe' } } }
  const known = { ...none, before: settings, threshold: thresholdOf(item, settings) }
  if (item.change === 'setLimit' || item.change === 'removeLimit') {
    return readLimit(item, reading, known)
  }

  const faults: SettingsRead['faults'] = {
    ...(recipient?.status === 'fault' && { to: recipient.fault }),
    ...(takesOut(item) && !isAddress(item.old, { strict: false }) && { old: unsaid }),
    ...(item.change === 'changeThreshold' && item.threshold === '' && { threshold: unsaid }),
  }
  const who = recipient?.status === 'found' ? recipient.address : null
  const change = toChange(item, { settings, who, reading })
  const newcomer = who && reading.newcomerAt(who)
  const isAsking = recipient?.status === 'asking' || newcomer === 'asking'
  if (newcomer === 'failed' || change === 'failed') {
    return { ...known, faults: { ...faults, what: { word: 'fault.tokenFailed' } } }
  }
  if (change === 'asking') return { ...known, faults, isAsking: true }
  if (change === 'none') return { ...known, faults: { what: { word: 'fault.noUpdate' } } }
  if (isAsking || !change || Object.keys(faults).length > 0) {
    return { ...known, faults, isAsking }
  }
  const judged = judgeSettingsChange(settings, {
    change,
    newcomer: isNewcomer(newcomer) ? newcomer : undefined,
    own: reading.own,
  })
  if (judged.refusal) return { ...known, ...judged, faults: { what: { word: 'fault.refused' } } }
  return {
    ...known,
    ...judged,
    after: applySettingsChange(settings, change),
    calls: [toCall(settings, change)],
  }
}

/** Merely not chosen yet. */
const unsaid: Fault = { word: 'fault.noChoice', isUnfinished: true }

const isNewcomer = (asked: Asked<Newcomer> | null): asked is Newcomer => typeof asked === 'object'

/** Changes that name somebody who is not there yet. */
const bringsIn = ({ change }: Item) =>
  [
    ...['addOwner', 'swapOwner', 'enableModule', 'setGuard', 'setFallbackHandler'],
    'setLimit',
  ].includes(change)

/** Changes that name somebody who is. */
const takesOut = ({ change }: Item) =>
  ['removeOwner', 'swapOwner', 'disableModule'].includes(change)

/** As it was said; as it is now, as far as there are owners, where nothing was said. */
function thresholdOf({ change, threshold }: Item, before: SafeSettings): number | null {
  const coming = { addOwner: 1, removeOwner: -1, changeThreshold: 0 }[change as string]
  if (coming === undefined) return null
  if (/^\d{1,4}$/.test(threshold)) return Number(threshold)
  return Math.max(1, Math.min(before.threshold, before.owners.length + coming))
}

type Said = { settings: SafeSettings; who: Address | null; reading: Reading }

/** What was said as a change; nothing until all of it was. */
function toChange(
  item: Item,
  { settings, who, reading }: Said,
): ProposedChange | 'asking' | 'failed' | 'none' | null {
  const threshold = BigInt(thresholdOf(item, settings) ?? 0)
  const old = isAddress(item.old, { strict: false }) ? getAddress(item.old) : null
  switch (item.change) {
    case 'addOwner':
      return who && { kind: 'addOwner', owner: who, threshold }
    case 'removeOwner':
      return old && { kind: 'removeOwner', owner: old, threshold }
    case 'swapOwner':
      return who && old && { kind: 'swapOwner', oldOwner: old, newOwner: who }
    case 'changeThreshold':
      return { kind: 'changeThreshold', threshold }
    case 'enableModule':
      return who && { kind: 'enableModule', module: who }
    case 'disableModule':
      return old && { kind: 'disableModule', module: old }
    case 'setGuard':
      return who && { kind: 'setGuard', guard: who }
    case 'deleteGuard':
      return { kind: 'deleteGuard' }
    case 'setFallbackHandler':
      return who && { kind: 'setFallbackHandler', handler: who }
    case 'deleteFallbackHandler':
      return { kind: 'setFallbackHandler', handler: zeroAddress }
    case 'update':
      return reading.update() ?? 'none'
    default:
      return null
  }
}

function toCall(settings: SafeSettings, change: ProposedChange): ReadCall {
  return { ...encodeSettingsChange(settings, change), gas: GAS.call }
}
