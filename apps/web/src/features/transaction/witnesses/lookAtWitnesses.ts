import { type Gateway, getTransaction, type TransactionDetails } from '@countersign/gateway'
import type { Fact } from '@countersign/safe'
import type { Address } from 'viem'
import type { Askers } from '../../../shared/witnesses/asker.ts'
import { askWitnesses, type Witnessed } from '../../../shared/witnesses/askWitnesses.ts'
import { signedTransaction } from '../signedTransaction.ts'
import { gatewayTestimony } from './gatewayTestimony.ts'

export type Look = {
  askers: Askers
  gateway: Pick<Gateway, 'call'>
  account: { chainId: number; address: Address }
  details: TransactionDetails
  /** What was asked for. */
  id: string
  wait?: (milliseconds: number) => Promise<void>
}

/** What moves with the chain: a block that comes in between, or a gateway that has not read it yet. */
const MOVING: readonly Fact[] = ['owners', 'threshold', 'nonce', 'singleton', 'blockHash']

/** A difference in what moves is looked at again before it is said. */
const PAUSES_MS = [400, 1_600]

/** What all witnesses say of a transaction that waits. */
export async function lookAtWitnesses(look: Look): Promise<Witnessed> {
  const { wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) } = look
  let found = await ask(look, look.details)
  for (const pause of PAUSES_MS) {
    const differing = found.rows.filter(({ verdict }) => verdict === 'mismatch')
    if (differing.length === 0 || !differing.every(({ fact }) => MOVING.includes(fact))) break
    await wait(pause)
    found = await ask(look, await again(look))
  }
  return found
}

function ask({ askers, account, id }: Look, details: TransactionDetails): Promise<Witnessed> {
  const signed = signedTransaction(details)
  if (!signed) throw new Error('Nobody signs this.')
  const { transaction } = signed
  return askWitnesses(askers, { account, transaction, gateway: gatewayTestimony(details, id) })
}

/** The gateway's word of this moment; what was said before, if it does not answer. */
async function again({ gateway, account, details, id }: Look): Promise<TransactionDetails> {
  const place = { chainId: String(account.chainId), transactionId: id }
  const now = await gateway.call(getTransaction, place).catch(() => details)
  return signedTransaction(now) ? now : details
}
