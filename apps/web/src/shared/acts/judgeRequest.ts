import { judgeRequest as judge } from '@countersign/judge'
import { type DeletionTypedData, type RenewalTypedData, recoverSigner } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import { ActError } from './actFaults.ts'

/** Only what was asked for leaves this page: a signature over anything else might be worth more. */
export async function judgeRequest(
  data: DeletionTypedData | RenewalTypedData,
  signer: Address,
  answer: Hex,
): Promise<Hex> {
  const signature = await judge(recoverSigner, data, signer, answer)
  if (signature === null) throw new ActError('otherData')
  return signature
}
