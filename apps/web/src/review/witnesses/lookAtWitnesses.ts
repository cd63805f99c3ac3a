import { type Gateway, getTransaction, type TransactionDetails } from '@countersign/gateway'
import { type Askers, askUntilSettled, askWitnesses, type Witnessed } from '@countersign/judge'
import type { AnsweredSignature } from '@countersign/outbox'
import type { Address } from 'viem'
import { signedTransaction } from '../proof/signedTransaction.ts'
import { gatewayTestimony } from './gatewayTestimony.ts'

export type Look = {
  askers: Askers
  gateway: Pick<Gateway, 'call'>
  account: { chainId: number; address: Address }
  details: TransactionDetails
  /** What was asked for; null for what the gateway has not heard of. */
  id: string | null
  /** What the visitor's wallet has answered, once it was asked. */
  answered?: AnsweredSignature | null
  wait?: (milliseconds: number) => Promise<void>
}

/** What all witnesses say of a transaction that waits. */
export function lookAtWitnesses(look: Look): Promise<Witnessed> {
  return askUntilSettled(
    async (isAgain) => ask(look, isAgain ? await again(look) : look.details),
    look.wait,
  )
}

function ask(look: Look, details: TransactionDetails): Promise<Witnessed> {
  const { askers, account, id, answered = null } = look
  const signed = signedTransaction(details)
  if (!signed) throw new Error('Nobody signs this.')
  const { transaction } = signed
  const gateway = id === null ? {} : { gateway: gatewayTestimony(details, id) }
  return askWitnesses(askers, { account, transaction, ...gateway, answered })
}

/** The gateway's word of this moment; what was said before, if it does not answer. */
async function again({ gateway, account, details, id }: Look): Promise<TransactionDetails> {
  if (id === null) return details
  const place = { chainId: String(account.chainId), transactionId: id }
  const now = await gateway.call(getTransaction, place).catch(() => details)
  return signedTransaction(now) ? now : details
}
