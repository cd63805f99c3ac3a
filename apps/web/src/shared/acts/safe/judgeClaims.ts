import { type Claim, judgeClaims as judge } from '@countersign/judge'
import type { SignedBy } from '@countersign/safe'
import { type Client, getAddress } from 'viem'
import { askVouchers } from '../../chain/askVouchers.ts'
import type { CheckedTransaction } from './checkTransaction.ts'

/** Of signatures of a transaction that somebody brought, those that count, by the chain as this node has it. */
export function judgeClaims(
  client: Client,
  { safe, owners, transaction, hashes }: CheckedTransaction,
  claims: readonly Claim[],
): Promise<SignedBy[]> {
  const isVouched = async ({ signer, signature }: SignedBy) => {
    const answers = await askVouchers(client, { safe, transaction, signatures: [signature] })
    return answers[getAddress(signer)] === true
  }
  return judge(isVouched, { hash: hashes.safeTxHash, version: safe.version, owners }, claims)
}
