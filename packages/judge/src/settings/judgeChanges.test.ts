import {
  encodeMultiSend,
  encodeSettingsChange,
  expandCalls,
  type ProposedChange,
  type SafeSettings,
} from '@countersign/safe'
import { type Address, getAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { judgeChanges, type SettingsReader } from './judgeChanges.ts'

const at = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [safe, ada, ben, cleo, dario] = [at('5'), at('a'), at('b'), at('c'), at('d')]
const before: SafeSettings = {
  ...{ address: safe, version: '1.3.0', owners: [ada, ben, cleo], threshold: 2 },
  ...{ modules: [], guard: null, fallbackHandler: null },
}

/** A chain on which nobody is a contract. */
const reader: SettingsReader = {
  readNewcomer: async () => ({ hasCode: false, contract: null, canSign: false, isGuard: false }),
  readMigration: async () => null,
}

/** What is said of changes that stand in one transaction, one after the other. */
async function judge(...changes: ProposedChange[]) {
  const calls = changes.map((change) => encodeSettingsChange(before, change))
  const [only, ...others] = calls
  const batch = { to: at('e'), value: 0n, data: encodeMultiSend(calls), operation: 1 } as const
  const packed = only && others.length === 0 ? only : batch
  return judgeChanges(reader, { opened: expandCalls(safe, packed), before, own: [ada] })
}

const needing = (threshold: bigint) => ({ kind: 'changeThreshold', threshold }) as const

describe('R-GW-3 changes of settings that wait', () => {
  it('come to what they leave, with what to think of', async () => {
    expect(await judge(needing(3n))).toEqual({
      ...{ before, after: { ...before, threshold: 3 } },
      ...{ refusals: [], cautions: ['everybodyNeeded'] },
    })
  })

  it.each<[string, ProposedChange]>([
    ['thresholdAboveOwners', needing(4n)],
    ['notGuard', { kind: 'setGuard', guard: dario }],
    ['handlerIsSafe', { kind: 'setFallbackHandler', handler: safe }],
    ['moduleHasNoCode', { kind: 'enableModule', module: dario }],
  ])('are refused where they lock people out: %s', async (refusal, change) => {
    expect(await judge(change)).toEqual({
      before,
      after: before,
      refusals: [refusal],
      cautions: [],
    })
  })

  it('are judged one after the other', async () => {
    const four = { kind: 'addOwner', owner: dario, threshold: 2n } as const
    const judged = await judge(four, needing(4n))
    expect(judged).toMatchObject({ refusals: [], cautions: ['everybodyNeeded'] })
    expect(judged?.after).toMatchObject({ threshold: 4, owners: { length: 4 } })
  })

  it('are not looked at where there are more than anybody would read', async () => {
    expect(await judge(...Array.from({ length: 51 }, () => needing(3n)))).toBeNull()
  })
})
