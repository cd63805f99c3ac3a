import { judgeSignatures, type SignedBy } from '@countersign/safe'
import type { Address, Client, Hex } from 'viem'
import { askVouchers } from '../chain/askVouchers.ts'
import { toSignature } from '../transaction/toSignature.ts'
import type { CheckedTransaction } from './checkTransaction.ts'

export type Claim = { signer: Address; signature: Hex }

/** Of signatures that somebody brought, those that count: by owners, over this hash, by the chain. */
export async function judgeClaims(
  client: Client,
  { safe, owners, transaction, hashes }: CheckedTransaction,
  claims: readonly Claim[],
): Promise<SignedBy[]> {
  const signatures = claims.flatMap(({ signature }) => toSignature(signature) ?? [])
  const [judged, vouched] = await Promise.all([
    judgeSignatures({ hash: hashes.safeTxHash, version: safe.version, owners }, claims),
    askVouchers(client, { safe, transaction, signatures }),
  ])
  return judged.flatMap((judgement) => {
    const { verdict } = judgement
    if (verdict !== 'valid' && verdict !== 'needsChain') return []
    const { signer, signature } = judgement
    return verdict === 'valid' || vouched[signer] ? [{ signer, signature }] : []
  })
}
