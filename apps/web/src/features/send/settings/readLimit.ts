import { applySettingsChange, encodeSettingsChange, type SafeSettings } from '@countersign/safe'
import { encodeFunctionData, getAddress, isAddress, isAddressEqual } from 'viem'
import { allowanceAbi as abi } from '../../../shared/limits/allowanceAbi.ts'
import type { ItemOf } from '../draft/draft.ts'
import { GAS } from '../plan/gas.ts'
import type { ReadCall, Reading } from '../read/reading.ts'
import { readAsset } from '../read/readPayment.ts'
import { readQuantity } from '../read/readQuantity.ts'
import type { SettingsRead } from './settingsRead.ts'

/** The contract counts in 96 bits. */
const MOST = 2n ** 96n - 1n

type Item = ItemOf<'settings'>
type Known = SettingsRead & { before: SafeSettings }

/** A spending limit that comes, or goes: calls of the contract that keeps it, let in before the first. */
export function readLimit(item: Item, reading: Reading, known: Known): SettingsRead {
  const module = reading.limits()
  if (module === 'asking') return { ...known, isAsking: true }
  if (module === 'failed') return { ...known, faults: { what: { word: 'fault.tokenFailed' } } }
  if (module === null) return { ...known, faults: { what: { word: 'fault.noLimits' } } }
  const asset = readAsset(item.asset, reading)
  if (!('token' in asset)) {
    return 'fault' in asset
      ? { ...known, faults: { amount: asset.fault } }
      : { ...known, isAsking: true }
  }
  const { token } = asset
  const tell = (data: ReadCall['data']): ReadCall => ({
    ...{ to: module.address, value: 0n, data, gas: GAS.call },
  })
  if (item.change === 'removeLimit') {
    if (!isAddress(item.old, { strict: false })) {
      return { ...known, faults: { old: { word: 'fault.noChoice', isUnfinished: true } } }
    }
    const args = [getAddress(item.old), token.address] as const
    const data = encodeFunctionData({ abi, functionName: 'deleteAllowance', args })
    return { ...known, calls: [tell(data)], after: known.before }
  }
  const { recipient, before } = known
  const amount = readQuantity(item.amount, { token, locale: reading.locale })
  const faults: SettingsRead['faults'] = {
    ...(recipient?.status === 'fault' && { to: recipient.fault }),
    ...('fault' in amount && { amount: amount.fault }),
    ...('value' in amount &&
      amount.value > MOST && {
        amount: { word: 'fault.tooLarge', values: { type: 'uint96' } } as const,
      }),
  }
  const isWhole = recipient?.status === 'found' && 'value' in amount
  if (!isWhole || Object.keys(faults).length > 0) {
    return { ...known, faults, isAsking: recipient?.status === 'asking' }
  }
  const delegate = recipient.address
  const minutes = Number(item.period) || 0
  const enable = { kind: 'enableModule', module: module.address } as const
  const isIn = before.modules?.some((each) => isAddressEqual(each, module.address)) ?? false
  const allowed = [delegate, token.address, amount.value, minutes, 0] as const
  return {
    ...known,
    limit: { delegate, token, amount: amount.value, minutes },
    after: isIn ? before : applySettingsChange(before, enable),
    // What Safe's makers wrote spends no more than it was told to.
    cautions: isIn || module.isOfficial ? [] : ['moduleTakesEverything'],
    calls: [
      ...(isIn ? [] : [{ ...encodeSettingsChange(before, enable), gas: GAS.call }]),
      tell(encodeFunctionData({ abi, functionName: 'addDelegate', args: [delegate] })),
      tell(encodeFunctionData({ abi, functionName: 'setAllowance', args: allowed })),
    ],
  }
}
