import { readFileSync } from 'node:fs'
import { type Address, getAddress, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { listSentinel } from '../contracts/listSentinel.ts'
import type { ProposedChange } from './encodeSettingsChange.ts'
import { judgeSettingsChange, type Newcomer } from './judgeSettingsChange.ts'
import type { SafeSettings } from './safeSettings.ts'

const address = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [a, b, c, d] = [address('a'), address('b'), address('c'), address('d')]
const [module, guard, handler] = [address('1'), address('2'), address('3')]
const safe = address('5')

/** How many owners it takes, of how many. */
const states = {
  '1 of 1': { owners: [a], threshold: 1 },
  '1 of 2': { owners: [a, b], threshold: 1 },
  '2 of 2': { owners: [a, b], threshold: 2 },
  '2 of 3': { owners: [a, b, c], threshold: 2 },
  '3 of 3': { owners: [a, b, c], threshold: 3 },
  'with a module': { owners: [a, b, c], threshold: 2, modules: [module] },
  'with a guard': { owners: [a, b, c], threshold: 2, guard },
  'with a handler': { owners: [a, b, c], threshold: 2, fallbackHandler: handler },
  'of 1.1.1': { owners: [a, b, c], threshold: 2, version: '1.1.1' },
  'of 1.3.0': { owners: [a, b, c], threshold: 2, version: '1.3.0' },
  'of 1.0.0': { owners: [a, b, c], threshold: 2, version: '1.0.0' },
  'that hides its modules': { owners: [a, b, c], threshold: 2, modules: null },
} satisfies Record<string, Partial<SafeSettings>>
type State = keyof typeof states

const settingsOf = (state: State): SafeSettings => ({
  address: safe,
  version: '1.4.1',
  modules: [],
  guard: null,
  fallbackHandler: null,
  ...states[state],
})

const key: Newcomer = { hasCode: false, contract: null, canSign: false, isGuard: false }
const stranger: Newcomer = { ...key, hasCode: true }
const signer: Newcomer = { ...stranger, canSign: true }
const guards: Newcomer = { ...stranger, isGuard: true }
const official: Newcomer = { ...stranger, contract: 'CompatibilityFallbackHandler' }

const add = (owner: Address, threshold: number): ProposedChange => ({
  kind: 'addOwner',
  owner,
  threshold: BigInt(threshold),
})
const remove = (owner: Address, threshold: number): ProposedChange => ({
  kind: 'removeOwner',
  owner,
  threshold: BigInt(threshold),
})
const swap = (oldOwner: Address, newOwner: Address): ProposedChange => ({
  kind: 'swapOwner',
  oldOwner,
  newOwner,
})
const require = (threshold: number): ProposedChange => ({
  kind: 'changeThreshold',
  threshold: BigInt(threshold),
})
const update = (version: string): ProposedChange => ({
  ...{ kind: 'update', migration: handler, version },
  ...{ isL2: false, handler: null },
})
const answerWith = (by: Address): ProposedChange => ({ kind: 'setFallbackHandler', handler: by })

/** Proposed change × Safe's state → what is said. docs/lock-outs.md shows the same. */
const rows: readonly [State, string, ProposedChange, Newcomer | undefined, string][] = [
  // Owners who come.
  ['1 of 1', 'one more', add(d, 1), key, 'warns: oneDecides'],
  ['1 of 1', 'one more, both needed', add(d, 2), key, 'warns: everybodyNeeded'],
  ['2 of 3', 'one more', add(d, 2), key, 'is fine'],
  ['3 of 3', 'one more', add(d, 3), key, 'is fine'],
  ['2 of 3', 'one more, all needed', add(d, 4), key, 'warns: everybodyNeeded'],
  ['2 of 3', 'more needed than there are', add(d, 5), key, 'refuses: thresholdAboveOwners'],
  ['2 of 3', 'none needed', add(d, 0), key, 'refuses: thresholdNone'],
  ['2 of 3', 'who is one already', add(c, 2), key, 'refuses: alreadyOwner'],
  ['2 of 3', 'nobody', add(zeroAddress, 2), key, 'refuses: impossibleOwner'],
  ['2 of 3', 'the end of the list', add(listSentinel, 2), key, 'refuses: impossibleOwner'],
  ['2 of 3', 'the Safe itself', add(safe, 2), signer, 'refuses: impossibleOwner'],
  ['2 of 3', 'a contract that signs', add(d, 2), signer, 'warns: ownerIsContract'],
  ['2 of 3', 'a contract that cannot', add(d, 2), stranger, 'refuses: ownerCannotSign'],
  // Owners who go.
  ['1 of 1', 'the last one', remove(a, 1), undefined, 'refuses: noOwnerLeft'],
  ['1 of 2', 'one of two', remove(b, 1), undefined, 'warns: oneDecides'],
  ['2 of 2', 'one of two, both needed', remove(b, 2), undefined, 'refuses: thresholdAboveOwners'],
  ['2 of 3', 'one of three', remove(c, 2), undefined, 'warns: everybodyNeeded'],
  ['2 of 3', 'one of three, one needed', remove(c, 1), undefined, 'warns: oneDecides'],
  ['3 of 3', 'all still needed', remove(c, 3), undefined, 'refuses: thresholdAboveOwners'],
  ['2 of 3', 'a stranger', remove(d, 2), undefined, 'refuses: notOwner'],
  ['2 of 3', 'none needed', remove(c, 0), undefined, 'refuses: thresholdNone'],
  ['2 of 3', 'oneself', remove(a, 2), undefined, 'warns: everybodyNeeded loseYourSay'],
  // Owners who change.
  ['2 of 3', 'one for another', swap(c, d), key, 'is fine'],
  ['2 of 2', 'one for another', swap(b, d), key, 'warns: everybodyNeeded'],
  ['2 of 3', 'oneself', swap(a, d), key, 'warns: loseYourSay'],
  ['2 of 3', 'a stranger', swap(d, d), key, 'refuses: notOwner'],
  ['2 of 3', 'for another owner', swap(b, c), key, 'refuses: alreadyOwner'],
  ['2 of 3', 'for the Safe', swap(b, safe), signer, 'refuses: impossibleOwner'],
  ['2 of 3', 'for a contract that cannot', swap(b, d), stranger, 'refuses: ownerCannotSign'],
  // How many it takes.
  ['2 of 3', 'all', require(3), undefined, 'warns: everybodyNeeded'],
  ['2 of 3', 'one', require(1), undefined, 'warns: oneDecides'],
  ['2 of 3', 'more than there are', require(4), undefined, 'refuses: thresholdAboveOwners'],
  ['2 of 3', 'none', require(0), undefined, 'refuses: thresholdNone'],
  ['2 of 3', 'as before', require(2), undefined, 'refuses: nothingChanges'],
  // Who may act without the owners.
  [
    '2 of 3',
    'a module',
    { kind: 'enableModule', module },
    stranger,
    'warns: moduleTakesEverything',
  ],
  [
    '2 of 3',
    'a key as a module',
    { kind: 'enableModule', module },
    key,
    'refuses: moduleHasNoCode',
  ],
  [
    'with a module',
    'it again',
    { kind: 'enableModule', module },
    stranger,
    'refuses: alreadyModule',
  ],
  ['with a module', 'without it', { kind: 'disableModule', module }, undefined, 'is fine'],
  [
    '2 of 3',
    'without one it lacks',
    { kind: 'disableModule', module },
    undefined,
    'refuses: notModule',
  ],
  [
    'that hides its modules',
    'one more',
    { kind: 'enableModule', module },
    stranger,
    'refuses: modulesUnknown',
  ],
  [
    'that hides its modules',
    'one less',
    { kind: 'disableModule', module },
    undefined,
    'refuses: modulesUnknown',
  ],
  // Who may stop the owners.
  ['2 of 3', 'a guard', { kind: 'setGuard', guard }, guards, 'warns: guardMayBlock'],
  ['2 of 3', 'what is no guard', { kind: 'setGuard', guard }, stranger, 'refuses: notGuard'],
  ['2 of 3', 'a key as a guard', { kind: 'setGuard', guard }, key, 'refuses: notGuard'],
  ['of 1.1.1', 'a guard', { kind: 'setGuard', guard }, guards, 'refuses: guardsUnknownToVersion'],
  ['with a guard', 'the same', { kind: 'setGuard', guard }, guards, 'refuses: nothingChanges'],
  ['with a guard', 'without it', { kind: 'deleteGuard' }, undefined, 'warns: guardFalls'],
  ['2 of 3', 'without one it lacks', { kind: 'deleteGuard' }, undefined, 'refuses: noGuard'],
  // Who answers for it.
  ['2 of 3', 'the official handler', answerWith(handler), official, 'is fine'],
  ['2 of 3', 'another handler', answerWith(handler), stranger, 'warns: handlerUnknown'],
  ['2 of 3', 'a key as its handler', answerWith(handler), key, 'refuses: handlerHasNoCode'],
  ['2 of 3', 'itself as its handler', answerWith(safe), stranger, 'refuses: handlerIsSafe'],
  ['with a handler', 'the same', answerWith(handler), official, 'refuses: nothingChanges'],
  ['with a handler', 'no handler', answerWith(zeroAddress), undefined, 'warns: handlerFalls'],
  ['2 of 3', 'still no handler', answerWith(zeroAddress), undefined, 'refuses: nothingChanges'],
  // Whose code it runs.
  ['of 1.3.0', 'the newest code', update('1.4.1'), undefined, 'is fine'],
  ['of 1.1.1', 'the newest code', update('1.4.1'), undefined, 'warns: signaturesFall'],
  ['of 1.0.0', 'the newest code', update('1.4.1'), undefined, 'refuses: tooOldToUpdate'],
  ['2 of 3', 'the code it runs', update('1.4.1'), undefined, 'refuses: nothingChanges'],
  ['2 of 3', 'older code', update('1.3.0'), undefined, 'refuses: nothingChanges'],
]

describe('R-GW-3 every lock-out', () => {
  it.each([...rows])('a Safe %s, %s', (state, _what, change, newcomer, verdict) => {
    const judged = judgeSettingsChange(settingsOf(state), { change, newcomer, own: [a] })
    const { refusal, cautions } = judged
    expect(
      refusal
        ? `refuses: ${refusal}`
        : cautions.length > 0
          ? `warns: ${cautions.join(' ')}`
          : 'is fine',
    ).toBe(verdict)
  })

  it('stands in docs/lock-outs.md, row by row', () => {
    const docs = new URL('../../../../docs/lock-outs.md', import.meta.url)
    const written = readFileSync(docs, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
    expect(written).toEqual(
      rows.map(([state, what, change, , verdict]) => [state, change.kind, what, verdict]),
    )
  })
})
