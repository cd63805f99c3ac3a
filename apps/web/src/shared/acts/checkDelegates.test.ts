import { encodeMultiSend, type SafeTransaction } from '@countersign/safe'
import { type Address, createClient, custom, getAddress, type Hex, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { ActError } from './actFaults.ts'
import { checkDelegates } from './checkDelegates.ts'

const safe: Address = `0x${'5'.repeat(40)}`
const one = getAddress(`0x${'a'.repeat(40)}`)
const other = getAddress(`0x${'b'.repeat(40)}`)

/** Code that nobody knows stands everywhere. */
function askedNode() {
  const asked: string[] = []
  const request = async ({ method }: { method: string }): Promise<Hex> => {
    asked.push(method)
    return '0x6001'
  }
  return { asked, client: createClient({ transport: custom({ request }) }) }
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
    const { asked, client } = askedNode()
    await checkDelegates(client, safe, transaction({ to: one, operation: 0 }))
    expect(asked).toEqual([])
  })

  it.each<[string, SafeTransaction, readonly Address[], Address | null]>([
    ['nobody named', transaction({ to: one, operation: 1 }), [], one],
    ['somebody else was named', transaction({ to: one, operation: 1 }), [other], one],
    ['it was named', transaction({ to: one, operation: 1 }), [one], null],
    ['only the batch around it was named', nested, [one], other],
    ['both were named', nested, [one, other], null],
  ])('%s', async (_, wanted, meant, refused) => {
    const { client } = askedNode()
    const outcome = await checkDelegates(client, safe, wanted, meant).catch((error) => error)
    if (refused === null) expect(outcome).toBeUndefined()
    else {
      expect(outcome).toBeInstanceOf(ActError)
      expect(outcome.fault).toEqual({ kind: 'unknownDelegate', details: refused })
    }
  })
})
