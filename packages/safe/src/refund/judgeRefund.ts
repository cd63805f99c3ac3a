import { size } from 'viem'
import { maximumRefund } from './maximumRefund.ts'
import type { Refund } from './refundOf.ts'

export type RefundJudgement = {
  /** What the terms can take, whoever sends it. */
  most: Refund
  /**
   * `fair`: no more than twice what its gas is worth. `incomparable`: a token, whose worth nobody here
   * knows, or no price of gas to compare with.
   */
  verdict: 'fair' | 'excessive' | 'incomparable'
}

/** What every execution costs beside its content: itself, its signatures, the Safe's own steps. */
const EXECUTION_GAS = 121_000n
const BYTE_GAS = 16n
/** More gas than this no content is believed to need: a number in the terms costs nobody anything. */
const MOST_CONTENT_GAS = 10_000_000n

/** What the refund that owners sign with a transaction comes to; null where they sign none. */
export function judgeRefund(
  transaction: Parameters<typeof maximumRefund>[0],
  /** What gas costs now; null where nobody says. */
  gasPrice: bigint | null,
): RefundJudgement | null {
  const most = maximumRefund(transaction)
  if (!most) return null
  if (most.token !== null || gasPrice === null) return { most, verdict: 'incomparable' }
  const { safeTxGas, data } = transaction
  const content = safeTxGas < MOST_CONTENT_GAS ? safeTxGas : MOST_CONTENT_GAS
  const worth = (content + EXECUTION_GAS + BYTE_GAS * BigInt(size(data))) * gasPrice
  return { most, verdict: most.amount > 2n * worth ? 'excessive' : 'fair' }
}
