import type { Newcomer, SafeSettings, SafeUpdate } from '@countersign/safe'
import { describe, expect, it } from 'vitest'
import type { ItemOf } from '../draft/draft.ts'
import { emptyDraft } from '../draft/draftReducer.ts'
import { readDraft } from '../read/readDraft.ts'
import type { Reading } from '../read/reading.ts'
import { ADA, BEN, buildReading, ORCH, SAFE, USDC } from '../testing/buildReading.ts'
import { lateSettings } from './lateSettings.ts'

const CHIOMA = USDC.address
const settings: SafeSettings = {
  ...{ address: SAFE, version: '1.4.1', owners: [ADA, BEN, CHIOMA], threshold: 2 },
  ...{ modules: [], guard: null, fallbackHandler: null },
}
const contract: Newcomer = { hasCode: true, contract: null, canSign: false, isGuard: false }
const item = (change: Partial<ItemOf<'settings'>>): ItemOf<'settings'> => ({
  ...{ id: 1, kind: 'settings', change: 'changeThreshold', to: '', old: '', threshold: '' },
  ...{ asset: USDC.address, amount: '', period: '1440' },
  ...change,
})
const read = (items: readonly Partial<ItemOf<'settings'>>[], change: Partial<Reading> = {}) =>
  readDraft(
    { ...emptyDraft, items: items.map((each, index) => item({ id: index + 1, ...each })) },
    buildReading({ settings, own: [ADA], ...change }),
    { readTable: null, readCall: null, settings: lateSettings },
  )
const first = (items: readonly Partial<ItemOf<'settings'>>[], change?: Partial<Reading>) => {
  const [found] = read(items, change).items
  if (found?.kind !== 'settings') throw new Error('no change of settings')
  return found.read
}

describe('R-GW-3 a change of settings in a draft', () => {
  it('is whole once all of it is said', () => {
    const changed = first([{ threshold: '3' }])
    expect(changed.calls).toHaveLength(1)
    expect(changed.after).toMatchObject({ threshold: 3 })
    expect(changed.cautions).toEqual(['everybodyNeeded'])
  })

  it.each<[string, Partial<ItemOf<'settings'>>, object]>([
    ['how many', {}, { threshold: { word: 'fault.noChoice', isUnfinished: true } }],
    ['who goes', { change: 'removeOwner' }, { old: { word: 'fault.noChoice' } }],
    ['who comes', { change: 'addOwner' }, { to: { word: 'fault.noRecipient' } }],
  ])('wants to know %s', (_, change, faults) => {
    expect(first([change]).faults).toMatchObject(faults)
    expect(read([change]).calls).toEqual([])
  })

  it.each<[string, Partial<ItemOf<'settings'>>, string, Partial<Reading>]>([
    ['as before', { threshold: '2' }, 'nothingChanges', {}],
    ['too many', { threshold: '4' }, 'thresholdAboveOwners', {}],
    ['an owner twice', { change: 'addOwner', to: BEN }, 'alreadyOwner', {}],
    [
      'a contract that cannot sign',
      { change: 'addOwner', to: ORCH.address },
      'ownerCannotSign',
      { newcomerAt: () => contract },
    ],
    [
      'what is no guard',
      { change: 'setGuard', to: ORCH.address },
      'notGuard',
      { newcomerAt: () => contract },
    ],
  ])('that is refused cannot be proposed: %s', (_, change, refusal, reading) => {
    expect(first([change], reading).refusal).toBe(refusal)
    expect(read([change], reading).calls).toEqual([])
    expect(read([change], reading).hasFaults).toBe(true)
  })

  it('is of what those before it leave', () => {
    const goes = { change: 'removeOwner', old: CHIOMA, threshold: '2' } as const
    expect(read([goes, { threshold: '3' }]).items[1]?.read.faults).toMatchObject({
      what: { word: 'fault.refused' },
    })
    expect(read([goes, { threshold: '1' }]).calls).toHaveLength(2)
  })

  it('waits for the chain, and says when it does not answer', () => {
    const comes = { change: 'addOwner', to: ORCH.address } as const
    expect(first([comes], { newcomerAt: () => 'asking' })).toMatchObject({
      isAsking: true,
      calls: [],
    })
    expect(first([comes], { newcomerAt: () => 'failed' }).faults).toMatchObject({
      what: { word: 'fault.tokenFailed' },
    })
    expect(first([comes], { settings: 'asking' }).isAsking).toBe(true)
    expect(first([comes], { settings: null }).faults).toMatchObject({
      what: { word: 'fault.notSafe' },
    })
  })

  it('keeps as many signatures as there can be, where nobody says how many', () => {
    expect(first([{ change: 'addOwner', to: ORCH.address }]).after?.threshold).toBe(2)
    const all = { ...settings, threshold: 3 }
    const goes = first([{ change: 'removeOwner', old: BEN }], { settings: all })
    expect(goes.after?.threshold).toBe(2)
  })

  it('lets somebody spend: the contract is let in first, and once', () => {
    const module = { address: ORCH.address, isOfficial: false }
    const limit = { change: 'setLimit', to: BEN, amount: '100', period: '10080' } as const
    const limits = () => module
    const found = first([limit], { limits })
    expect(found.limit).toMatchObject({ delegate: BEN, amount: 100_000_000n, minutes: 10080 })
    expect(found.calls.map(({ to }) => to)).toEqual([SAFE, ORCH.address, ORCH.address])
    expect(found.after?.modules).toEqual([ORCH.address])
    expect(found.cautions).toEqual(['moduleTakesEverything'])
    expect(read([limit, { ...limit, to: ADA }], { limits }).calls).toHaveLength(5)
    expect(first([limit], { limits: () => ({ ...module, isOfficial: true }) }).cautions).toEqual([])
    expect(first([limit], { limits: () => null }).faults).toMatchObject({
      what: { word: 'fault.noLimits' },
    })
    expect(first([{ ...limit, amount: '' }], { limits }).faults).toMatchObject({
      amount: { word: 'fault.noAmount' },
    })
    const gone = { change: 'removeLimit', old: BEN } as const
    expect(first([gone], { limits }).calls.map(({ to }) => to)).toEqual([ORCH.address])
  })

  it('that changes its code stands alone, and runs somebody else’s code', () => {
    const old = { ...settings, version: '1.3.0' }
    const update = (): SafeUpdate => ({
      ...{ kind: 'update', migration: ORCH.address, version: '1.4.1' },
      ...{ isL2: false, handler: null },
    })
    expect(read([{ change: 'update' }], { settings: old, update }).calls).toMatchObject([
      { to: ORCH.address, operation: 1 },
    ])
    const beside = read([{ change: 'update' }, { threshold: '1' }], { settings: old, update })
    expect(beside.calls).toEqual([])
    expect(beside.items[0]?.read.faults).toMatchObject({ what: { word: 'fault.alone' } })
    expect(first([{ change: 'update' }], { update: () => null }).faults).toMatchObject({
      what: { word: 'fault.noUpdate' },
    })
  })
})
