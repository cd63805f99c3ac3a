import type { Asker, Askers, Reply } from '@countersign/judge'
import { OutboxError } from '@countersign/outbox'
import { encodeMultiSend, type SafeTransaction } from '@countersign/safe'
import { type Address, getAddress, type Hex, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { checkDelegates } from './checkDelegates.ts'

const safe: Address = `0x${'5'.repeat(40)}`
const one = getAddress(`0x${'a'.repeat(40)}`)
const other = getAddress(`0x${'b'.repeat(40)}`)

/** Everybody says that this code stands everywhere; by default one that nobody knows. */
function askedNodes(told: Partial<Record<keyof Askers, Reply>> = {}) {
  const asked: string[] = []
  const node =
    (name: keyof Askers): Asker =>
    async (calls) =>
      calls.map(({ method }) => {
        asked.push(method)
        return told[name] ?? { state: 'said', value: '0x6001' }
      })
  const askers = { nodeOne: node('nodeOne'), nodeTwo: node('nodeTwo'), wallet: node('wallet') }
  return { asked, askers }
}

const transaction = (call: { to: Address; data?: Hex; operation: 0 | 1 }): SafeTransaction => ({
  value: 0n,
  data: '0x',
  ...call,
  ...{ safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, nonce: 0n },
  ...{ gasToken: zeroAddress, refundReceiver: zeroAddress },
})

const inner = { to: other, value: 0n, data: '0x12345678', operation: 1 } as const
const nested = transaction({ to: one, data: encodeMultiSend([inner]), operation: 1 })

describe('R-GW-4 unknown code acts as the Safe only if somebody has named it', () => {
  it('asks nothing of what delegates nothing', async () => {
    const { asked, askers } = askedNodes()
    await checkDelegates(askers, safe, transaction({ to: one, operation: 0 }))
    expect(asked).toEqual([])
  })

  it.each<[string, SafeTransaction, readonly Address[], Address | null]>([
    ['nobody named', transaction({ to: one, operation: 1 }), [], one],
    ['somebody else was named', transaction({ to: one, operation: 1 }), [other], one],
    ['it was named', transaction({ to: one, operation: 1 }), [one], null],
    ['only the batch around it was named', nested, [one], other],
    ['both were named', nested, [one, other], null],
  ])('%s', async (_, wanted, meant, refused) => {
    const { askers } = askedNodes()
    const outcome = await checkDelegates(askers, safe, wanted, meant).catch((error) => error)
    if (refused === null) expect(outcome).toBeUndefined()
    else {
      expect(outcome).toBeInstanceOf(OutboxError)
      expect(outcome.fault).toEqual({ kind: 'unknownDelegate', details: refused })
    }
  })

  it('R-JDG-3 code that one of several tells otherwise is nobody’s, also if it was named', async () => {
    const { askers } = askedNodes({ nodeTwo: { state: 'said', value: '0x6002' } })
    const wanted = transaction({ to: one, operation: 1 })
    await expect(checkDelegates(askers, safe, wanted, [one])).rejects.toThrow(OutboxError)
  })

  it('R-JDG-3 nothing goes on while nobody says whose code it is', async () => {
    const silent = { state: 'silent' } as const
    const { askers } = askedNodes({ nodeOne: silent, nodeTwo: silent, wallet: silent })
    const wanted = transaction({ to: one, operation: 1 })
    const outcome = await checkDelegates(askers, safe, wanted, [one]).catch((error) => error)
    expect(outcome.fault).toEqual({ kind: 'node' })
  })

  it('R-JDG-3 a part that stays closed may hide a delegatecall', async () => {
    const { askers } = askedNodes()
    const data = `${encodeMultiSend([inner]).slice(0, 10)}ff` as Hex
    const closed = transaction({ to: one, data, operation: 1 })
    await expect(checkDelegates(askers, safe, closed, [one])).rejects.toThrow(OutboxError)
  })
})
