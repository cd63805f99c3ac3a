import { encodeMultiSend, expandCalls } from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { OFFICIAL_LIMITS } from '../../shared/limits/officialLimits.ts'
import { readLimitCall } from './readLimitCall.ts'

const of = (digit: string): Address => `0x${digit.repeat(40)}`
const safe = of('1')
const delegate = of('2')
const token = of('3')
const friend = of('4')
const own = of('5')
const [official = own] = OFFICIAL_LIMITS

const abi = parseAbi([
  'function addDelegate(address delegate)',
  'function removeDelegate(address delegate, bool removeAllowances)',
  'function setAllowance(address delegate, address token, uint96 allowanceAmount, uint16 resetTimeMin, uint32 resetBaseMin)',
  'function resetAllowance(address delegate, address token)',
  'function deleteAllowance(address delegate, address token)',
  'function executeAllowanceTransfer(address safe, address token, address to, uint96 amount, address paymentToken, uint96 payment, address delegate, bytes signature)',
])
const setting = encodeFunctionData({
  abi,
  functionName: 'setAllowance',
  args: [delegate, token, 5n, 1440, 29_000_000],
})
const spending = (payment: bigint) =>
  encodeFunctionData({
    abi,
    functionName: 'executeAllowanceTransfer',
    args: [friend, token, own, 5n, token, payment, delegate, '0x'],
  })
const two = (functionName: 'resetAllowance' | 'deleteAllowance') =>
  encodeFunctionData({ abi, functionName, args: [delegate, token] })
const dropping = (isForgotten: boolean) =>
  encodeFunctionData({ abi, functionName: 'removeDelegate', args: [delegate, isForgotten] })

const read = (data: Hex, to = official, operation: 0 | 1 = 0) => {
  const [call] = expandCalls(safe, { to, value: 0n, data, operation }).calls
  return call ? readLimitCall(call, own) : undefined
}

describe('R-GW-3 what a call does to spending limits', () => {
  it.each<[string, Hex, object]>([
    [
      'sets one',
      setting,
      { kind: 'set', delegate, token, amount: 5n, minutes: 1440, since: 29_000_000 },
    ],
    [
      'lets somebody have some',
      encodeFunctionData({ abi, functionName: 'addDelegate', args: [delegate] }),
      { kind: 'add', delegate },
    ],
    ['takes all of them', dropping(true), { kind: 'drop', delegate, isForgotten: true }],
    ['takes none of them', dropping(false), { kind: 'drop', delegate, isForgotten: false }],
    ['fills one', two('resetAllowance'), { kind: 'refill', delegate, token }],
    ['deletes one', two('deleteAllowance'), { kind: 'delete', delegate, token }],
  ])('%s', (_title, data, change) => {
    expect(read(data)).toEqual({ safe, change, isOfficial: true })
    expect(read(data, own)).toEqual({ safe, change, isOfficial: false })
  })

  it('spends from one: of the Safe that is named, with what the sender takes', () => {
    const spend = { kind: 'spend', safe: friend, delegate, token, to: own, amount: 5n }
    expect(read(spending(0n))).toMatchObject({ safe: friend, change: { ...spend, fee: null } })
    expect(read(spending(7n))?.change).toEqual({ ...spend, fee: { token, amount: 7n } })
  })

  it('is nothing to be said of any other contract, whatever its functions are called', () => {
    expect(read(setting, friend)).toBeNull()
    expect(read(setting, official, 1)).toBeNull()
    expect(read(`0xa9059cbb${'0'.repeat(128)}`)).toBeNull()
  })

  it('is found in a batch, for the Safe that acts', () => {
    const pieces = [{ to: official, value: 0n, data: setting, operation: 0 as const }]
    const batch = { to: friend, value: 0n, data: encodeMultiSend(pieces), operation: 1 as const }
    const { calls } = expandCalls(safe, batch)
    expect(calls.map((call) => readLimitCall(call, undefined)?.safe)).toEqual([undefined, safe])
  })
})
