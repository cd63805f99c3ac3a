import { getTransaction, type TransactionDetails } from '@countersign/gateway'
import { judgeSignatures, type SignedBy } from '@countersign/safe'
import type { Address, Client, Hex } from 'viem'
import { askVouchers } from '../chain/askVouchers.ts'
import { toSignature } from '../transaction/toSignature.ts'
import type { Act } from './act.ts'
import type { CheckedTransaction } from './checkTransaction.ts'
import type { ActPorts } from './ports.ts'

/** Every signature that counts now, by the chain: the gateway's, and those that were made here. */
export async function collectSignatures(
  ports: ActPorts,
  act: Act,
  checked: CheckedTransaction,
): Promise<SignedBy[]> {
  const client = ports.clientOf(act.chainId)
  const claims = [...act.signatures, ...(await shared(ports, act, checked.hashes.safeTxHash))]
  const bySigner = new Map(claims.map((claim) => [claim.signer.toLowerCase(), claim]))
  return judge(client, checked, [...bySigner.values()])
}

type Claim = { signer: Address; signature: Hex }

async function shared({ gateway }: ActPorts, act: Act, safeTxHash: Hex): Promise<Claim[]> {
  let details: TransactionDetails
  try {
    details = await gateway.call(getTransaction, {
      chainId: String(act.chainId),
      transactionId: safeTxHash,
    })
  } catch {
    // Those that are kept here may be enough.
    return []
  }
  const info = details.detailedExecutionInfo
  if (info?.type !== 'MULTISIG') return []
  return info.confirmations.flatMap(({ signer, signature }) =>
    signature ? [{ signer: signer.value, signature }] : [],
  )
}

async function judge(
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
