import { type RefundTerms, refundOf } from '@countersign/safe'
import { type Address, zeroAddress } from 'viem'
import { expect, it } from 'vitest'
import { withSameRefund } from './withSameRefund.ts'

const token: Address = '0x1111111111111111111111111111111111111111'
const sender: Address = '0x2222222222222222222222222222222222222222'
const receiver: Address = '0x3333333333333333333333333333333333333333'
const call = { to: token, value: 0n, data: '0x', operation: 0 } as const
const base = { ...call, safeTxGas: 0n, baseGas: 70n, nonce: 0n }

it.each(
  [0n, 3n, 10n, 99n].flatMap((gasPrice) =>
    [zeroAddress, token].flatMap((gasToken) =>
      [zeroAddress, receiver].flatMap((refundReceiver) =>
        ['1.0.0', '1.4.1'].map((version) => ({ gasPrice, gasToken, refundReceiver, version })),
      ),
    ),
  ),
)('R-REH-6 pays back the same to the same when somebody else pays more: %o', (terms) => {
  const { version, ...rest } = terms
  const transaction = { ...base, ...rest }
  const circumstances = { origin: sender, gasPrice: 10n, funds: 0n, block: null }
  const other = withSameRefund(transaction, version, circumstances)
  const as = (whose: RefundTerms, gasPrice: bigint) => {
    const refund = refundOf(whose, { version, gasUsed: 30n, gasPrice })
    return refund && { ...refund, receiver: refund.receiver ?? sender }
  }
  expect(as(other, 17n)).toEqual(as(transaction, 10n))
})
