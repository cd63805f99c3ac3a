import { contractVersions, startChain, type TestChain } from '@countersign/testbed'
import fc from 'fast-check'
import { type Address, getAddress, type Hex, isAddressEqual } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expandCalls } from '../calls/expandCalls.ts'
import { readSettingsChanges } from '../calls/readSettingsChanges.ts'
import { addressInSlot } from '../code/addressInSlot.ts'
import { safeSlots } from '../code/safeSlots.ts'
import { listSentinel } from '../contracts/listSentinel.ts'
import { readSafeState, safeStateCalls } from '../contracts/safeState.ts'
import { runs } from '../testing-only/arbitraries.ts'
import { type DeployedSafe, deploySafe } from '../testing-only/deploySafe.ts'
import { applySettingsChange } from './applySettingsChange.ts'
import { encodeSettingsChange, type OwnChange } from './encodeSettingsChange.ts'
import { judgeSettingsChange } from './judgeSettingsChange.ts'
import type { SafeSettings } from './safeSettings.ts'

let chain: TestChain
beforeAll(async () => {
  chain = await startChain()
})
afterAll(() => chain?.stop())

const people = Array.from({ length: 5 }, (_, index) => getAddress(`0x${`${index + 2}`.repeat(40)}`))
const anybody = fc.constantFrom<Address>(...people, listSentinel)
const count = fc.bigInt({ min: 0n, max: 5n })
const anyChange: fc.Arbitrary<OwnChange> = fc.oneof(
  fc.record({ kind: fc.constant('addOwner' as const), owner: anybody, threshold: count }),
  fc.record({ kind: fc.constant('removeOwner' as const), owner: anybody, threshold: count }),
  fc.record({ kind: fc.constant('swapOwner' as const), oldOwner: anybody, newOwner: anybody }),
  fc.record({ kind: fc.constant('changeThreshold' as const), threshold: count }),
  fc.record({ kind: fc.constant('enableModule' as const), module: anybody }),
  fc.record({ kind: fc.constant('disableModule' as const), module: anybody }),
)

/** All that the chain says, in the contract's own order. */
async function readSettings(safe: DeployedSafe): Promise<SafeSettings> {
  const { address, version } = safe
  const answers = await Promise.all(
    safeStateCalls.map((data) =>
      chain.client.call({ to: address, data }).then(
        (answer) => answer.data,
        () => undefined,
      ),
    ),
  )
  const slot = async (at: Hex) =>
    addressInSlot((await chain.client.getStorageAt({ address, slot: at })) ?? '0x')
  const state = readSafeState(answers)
  if (!state) throw new Error('no Safe')
  const { owners, threshold, modules } = state
  const [guard, fallbackHandler] = [
    await slot(safeSlots.guard),
    await slot(safeSlots.fallbackHandler),
  ]
  return { address, version, owners, threshold, modules, guard, fallbackHandler }
}

/** A Safe's settings obey nobody but the Safe: it speaks for itself here. */
async function obey(safe: DeployedSafe, data: Hex): Promise<boolean> {
  const call = { from: safe.address, to: safe.address, data, gas: '0x100000', gasPrice: '0x0' }
  try {
    await chain.request('eth_call', [call, 'latest'])
  } catch {
    return false
  }
  await chain.request('hardhat_impersonateAccount', [safe.address])
  await chain.request('hardhat_setBalance', [safe.address, `0x${(10n ** 18n).toString(16)}`])
  await chain.request('eth_sendTransaction', [{ ...call, gasPrice: undefined }])
  return true
}

describe.each(contractVersions)('R-GW-3 the settings of a real Safe %s', (version) => {
  it('end as they were said to, or the contract refuses what was refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyChange, { minLength: 1, maxLength: 12 }), async (changes) => {
        const [first, second] = people
        if (!first || !second) throw new Error('nobody')
        const safe = await deploySafe(chain, version, [first, second], 1)
        for (const change of changes) {
          const before = await readSettings(safe)
          const newcomer = { hasCode: true, contract: null, canSign: true, isGuard: false }
          const { refusal } = judgeSettingsChange(before, { change, newcomer })
          // Nobody can name the one before somebody who is not in the list.
          if (refusal === 'notOwner' || refusal === 'notModule') continue
          const isEmpty = refusal === 'nothingChanges'
          const call = encodeSettingsChange(before, change)
          expect(
            readSettingsChanges(expandCalls(safe.address, call)).map(
              ({ path, account, ...read }) => read,
            ),
          ).toEqual([change])
          // The end of the list passes for a module where nobody asks; the contract asks.
          const isEnd =
            change.kind === 'enableModule' && isAddressEqual(change.module, listSentinel)
          if (isEnd) continue
          expect([change, await obey(safe, call.data)]).toEqual([
            change,
            refusal === null || isEmpty,
          ])
          if (refusal) continue
          expect(await readSettings(safe)).toEqual(applySettingsChange(before, change))
        }
      }),
      { numRuns: runs(3, 40) },
    )
  })
})
