import { describe, expect, it } from 'vitest'
import { connect } from '../connection/connect.ts'
import { InvalidAnswerError } from '../errors/connection.ts'
import { harness } from '../testing/harness.ts'
import { scriptedWallet } from '../testing/scriptedWallet.ts'
import { getCallsStatus } from './getCallsStatus.ts'

const hash = `0x${'ab'.repeat(32)}`

async function statusOf(answer: unknown) {
  const script = { wallet_getCallsStatus: () => answer }
  const { countersign, walletId } = harness(scriptedWallet({ script }))
  await connect(countersign, { walletId })
  return getCallsStatus(countersign, 'mine')
}

describe('getCallsStatus', () => {
  it.each([
    [100, 'pending'],
    [200, 'confirmed'],
    [400, 'failed'],
    [500, 'failed'],
    [600, 'partial'],
  ])('code %s is %s', async (status, expected) => {
    expect(await statusOf({ status })).toEqual({ status: expected, hashes: [] })
  })

  it('names the transactions that carried the calls', async () => {
    const receipts = [{ transactionHash: hash }, { transactionHash: 'no' }, null]
    expect(await statusOf({ status: 200, receipts })).toEqual({
      status: 'confirmed',
      hashes: [hash],
    })
  })

  it.each([null, 'CONFIRMED', {}])('an answer without a code is none: %s', async (answer) => {
    await expect(statusOf(answer)).rejects.toBeInstanceOf(InvalidAnswerError)
  })
})
