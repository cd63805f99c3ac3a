import { judgeRequest as judge } from '@countersign/judge'
import { OutboxError } from '@countersign/outbox'
import { type DeletionTypedData, type RenewalTypedData, recoverSigner } from '@countersign/safe'
import type { Address, Hex } from 'viem'

/** Only what was asked for leaves this page: a signature over anything else might be worth more. */
export async function judgeRequest(
  data: DeletionTypedData | RenewalTypedData,
  signer: Address,
  answer: Hex,
): Promise<Hex> {
  const signature = await judge(recoverSigner, data, signer, answer)
  if (signature === null) throw new OutboxError('otherData')
  return signature
}
