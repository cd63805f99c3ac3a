import {
  type Gateway,
  GatewayResponseError,
  getTransaction,
  type TransactionDetails,
} from '@countersign/gateway'
import type { Approval } from '@countersign/safe'
import type { Client } from 'viem'
import { readAccount } from '../../shared/chain/readAccount.ts'
import { isMeant } from './isMeant.ts'

/** What a hash stands for that is confirmed for another Safe; null if nobody can tell. */
export async function readApproved(
  client: Client,
  gateway: Gateway,
  chainId: number,
  { safe, safeTxHash }: Approval,
): Promise<TransactionDetails | null> {
  const account = await readAccount(client, safe)
  if (account.kind !== 'safe') return null
  try {
    const asked = { chainId: String(chainId), transactionId: safeTxHash }
    const details = await gateway.call(getTransaction, asked)
    const { version } = account.safe
    return isMeant({ chainId, address: safe, version }, details, safeTxHash) ? details : null
  } catch (error) {
    if (error instanceof GatewayResponseError) return null
    throw error
  }
}
